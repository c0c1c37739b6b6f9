import type { Expectation } from "./one-mail-of-each.ts";

/** The mails about an account and the ways into it. */
export const mailsOfSigningIn: Record<string, Expectation> = {
  address_confirmation: { says: { ja: /メールアドレス/, en: /confirm/ }, link: /confirmation_token=/ },
  password_reset: { says: { ja: /パスワード/, en: /password/ }, link: /reset_password_token=/ },
  password_changed: {
    says: { ja: /パスワードが変更/, en: /password was changed/ },
    link: /\/login\/reset/,
  },
  passkey_added: {
    payload: { name: "Phone <b>of mine</b>" },
    says: { ja: /パスキーが追加/, en: /passkey was added/ },
    link: /\/me\/security/,
  },
  totp_on: {
    says: { ja: /認証アプリの確認コード/, en: /code of your authenticator app/ },
    link: /\/me\/security/,
  },
  totp_off: { says: { ja: /確認コードがオフ/, en: /switched off/ }, link: /\/me\/security/ },
  recovery_code_used: {
    payload: { left: 1 },
    says: { ja: /残りは1個/, en: /One recovery code is left/ },
    link: /\/me\/security/,
  },
  recovery_codes_renewed: {
    says: { ja: /以前のものは使えなく/, en: /no longer work/ },
    link: /\/me\/security/,
  },
  identity_added: {
    payload: { label: { name_ja: "京大<b>ID</b>", name_en: "Kyoto <b>ID</b>" } },
    says: { ja: /ログインできるようになりました/, en: /can log in to your Tsudoi account/ },
    link: /\/me\/security/,
  },
  identity_removed: {
    payload: { label: { name_ja: "京大<b>ID</b>", name_en: "Kyoto <b>ID</b>" } },
    says: { ja: /ログインできなくなりました/, en: /can no longer log in/ },
    link: /\/me\/security/,
  },
};
