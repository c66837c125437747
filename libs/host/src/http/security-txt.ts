import type { FastifyInstance } from 'fastify';

export interface SecurityTxtOptions {
  /** Contact for security reports: `mailto:…` or a web address. Without a contact, the file is not served. */
  readonly contact: string | undefined;
  readonly origin: string;
  /** Languages in which the operator reads reports. */
  readonly languages: readonly string[];
  readonly now?: () => number;
}

/** Address of security.txt. A site without a contact does not have the file. */
export const SECURITY_TXT = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;
/** For how many days the file is valid, counted from the day of the request. */
const HOLDS_DAYS = 90;

/** Serves security.txt, which says how to report a vulnerability (RFC 9116). */
export async function securityTxt(
  app: FastifyInstance,
  { contact, origin, languages, now = Date.now }: SecurityTxtOptions,
): Promise<void> {
  if (contact === undefined) return;
  app.get(SECURITY_TXT, async (_request, reply) => {
    const expires = new Date((Math.floor(now() / DAY_MS) + HOLDS_DAYS) * DAY_MS).toISOString();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${origin}${SECURITY_TXT}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
