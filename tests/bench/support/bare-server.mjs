// The ceiling: node:http with nothing behind it. Started with a port and a file whose bytes it answers.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , port, file, type, encoding] = process.argv;
const body = readFileSync(file);
const headers = { "content-type": type, "content-length": body.length };
if (encoding) headers["content-encoding"] = encoding;
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
