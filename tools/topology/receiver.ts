import { KEY_HEADER, SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER } from '@skein/services/outbox';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The receiver answers every 50th delivery with an error, although it has stored the delivery. */
const FAILS_EVERY = 50;

/**
 * Starts a server that receives leads, the forms that visitors have sent.
 * @param secret key that signs the deliveries
 */
export async function startReceiver(secret: string) {
  /** Ids of the received submissions. If a submission is delivered twice, its id is in the list twice. */
  const delivered: string[] = [];
  let forged = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { headers } = request;
      const expected = `sha256=${signatureOf(secret, String(headers[TIMESTAMP_HEADER]), body)}`;
      if (headers[SIGNATURE_HEADER] === expected) delivered.push(String(headers[KEY_HEADER]));
      else forged += 1;
      response.writeHead(delivered.length % FAILS_EVERY === 0 ? 503 : 200).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/leads`,
    delivered,
    /** Returns the number of deliveries with a wrong signature. */
    forged: () => forged,
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
