// The mail client alone, in a process of its own: node bare-mailer.mjs SMTP_URL COUNT CONNECTIONS; prints mails per second.
import { createTransport } from "nodemailer";

const [url, count, maxConnections] = process.argv.slice(2);
const transport = createTransport({ url, pool: true, maxConnections: Number(maxConnections) });
const text = "The same mail to everybody. ".repeat(20);
const html = `<p>${text.repeat(4)}</p>`;
let next = 0;
const began = performance.now();
async function send() {
  while (next < Number(count)) {
    next += 1;
    const to = `many${next}@example.com`;
    await transport.sendMail({ from: "noreply@example.com", to, subject: "Hello", text, html });
  }
}
await Promise.all(Array.from({ length: Number(maxConnections) * 3 }, send));
console.log(Number(count) / ((performance.now() - began) / 1000));
transport.close();
