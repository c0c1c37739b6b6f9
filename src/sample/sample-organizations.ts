import type { SampleTexts } from "./sample-file.ts";

/** Descriptions of the sample organizations, by their ids in sample-events.json. */
export const sampleOrganizations: Record<number, { email: string; about: SampleTexts }> = {
  1: {
    email: "kakehashi@example.com",
    about: {
      ja: "北海道で暮らす留学生と日本人学生が、季節の行事を一緒に楽しむサークルです。雪の歩き方から奨学金の探し方まで、先輩が相談に乗ります。",
      en: "Students from Japan and abroad who enjoy the seasons of Hokkaido together. From walking on snow to finding a scholarship, older students are happy to help.",
    },
  },
  2: {
    email: "languagecafe@example.com",
    about: {
      ja: "仙台の学生が開いている言語カフェです。まちがいを気にせず、話したい言葉で話せる場所をめざしています。一人での参加も歓迎します。",
      en: "A language cafe run by students in Sendai. Speak the language you like and do not worry about mistakes. You are welcome to come alone.",
    },
  },
  3: {
    email: "tsukushinbo@example.com",
    about: {
      ja: "つくばの学生が運営する国際交流会です。持ち寄りのごはん会、研究室めぐり、勉強会などを毎月開いています。",
      en: "An exchange club run by students in Tsukuba. Every month we hold potlucks, lab visits and study groups.",
    },
  },
  4: {
    email: "careerlab@example.com",
    about: {
      ja: "就職活動やはじめての仕事について、学生同士で学び合う団体です。企業の宣伝はしません。留学生向けの回もあります。",
      en: "Students who learn from each other about job hunting and first jobs. No advertising by companies. Some evenings are for international students.",
    },
  },
  5: {
    email: "donguri@example.com",
    about: {
      ja: "横浜を中心に、半日から参加できるボランティアを紹介しています。日本語が少しだけでも大丈夫な活動を選んでいます。",
      en: "We bring people to volunteer work of half a day or more, mainly around Yokohama. A little Japanese is enough for everything we choose.",
    },
  },
  6: {
    email: "yukitsubaki@example.com",
    about: {
      ja: "茶道、書道、かるた、工芸など、北陸の文化にふれる会を開いています。道具はこちらで用意します。",
      en: "Tea, calligraphy, karuta and crafts of the Hokuriku region. We bring the tools; you bring your curiosity.",
    },
  },
  7: {
    email: "polyglot@example.com",
    about: {
      ja: "昼休みや放課後に、いろいろな言語で話す会です。教える人と習う人を分けず、30分ずつ交代で話します。",
      en: "We chat in many languages at lunch and after class. Nobody is only a teacher or only a learner: we take turns every 30 minutes.",
    },
  },
  8: {
    email: "komorebi@example.com",
    about: {
      ja: "京都で学ぶ留学生の毎日を手伝う学生の会です。区役所や銀行への付き添い、部屋さがし、家具のゆずり合いのほか、京都を歩く会も開いています。",
      en: "Students who help international students in Kyoto with everyday life: the city office, the bank, rooms and furniture. We also walk around Kyoto together.",
    },
  },
  9: {
    email: "takoyaki@example.com",
    about: {
      ja: "プログラミングと食べることが好きな学生の集まりです。はじめての人向けの勉強会と、年に一度のハッカソンを開いています。",
      en: "Students who like to code and to eat. We run sessions for beginners and one hackathon a year.",
    },
  },
  10: {
    email: "setouchi@example.com",
    about: {
      ja: "瀬戸内の海と山で遊ぶ研究会です。道具の貸し出しと安全の講習があるので、はじめての人も参加できます。",
      en: "We enjoy the sea and the hills around the Seto Inland Sea. With gear to borrow and a safety briefing, beginners can join.",
    },
  },
  11: {
    email: "yatai@example.com",
    about: {
      ja: "福岡の学生による音楽サークルです。ライブ、合唱、セッションのほか、引っ越してきた人の相談会も開いています。",
      en: "A music club of students in Fukuoka. Besides concerts, choir and sessions, we help people who have just moved here.",
    },
  },
  12: {
    email: "churaumi@example.com",
    about: {
      ja: "やさしい日本語、手話、自然観察を通して、だれもが参加できる場をつくっています。車いすの方は事前にご連絡ください。",
      en: "With easy Japanese, sign language and nature walks we make places where everyone can take part. If you use a wheelchair, please tell us beforehand.",
    },
  },
};
