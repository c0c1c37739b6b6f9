// The ceiling: node:http with nothing behind it. Started with a port and a file with the headers and the body to answer.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , port, file] = process.argv;
const { headers, body } = JSON.parse(readFileSync(file, "utf8"));
const bytes = Buffer.from(body, "base64");
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), "127.0.0.1");
