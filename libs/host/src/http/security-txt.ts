import type { FastifyInstance } from 'fastify';

export interface SecurityTxtOptions {
  /** Where weaknesses are reported: `mailto:…`, or a web address. Without it there is no such file. */
  readonly contact: string | undefined;
  readonly origin: string;
  /** Languages in which reports are read. */
  readonly languages: readonly string[];
  readonly now?: () => number;
}

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;
/** It says until when it holds, and holds as long as the site runs. */
const HOLDS_DAYS = 90;

/** Tells whoever finds a weakness whom to tell (RFC 9116). */
export async function securityTxt(
  app: FastifyInstance,
  { contact, origin, languages, now = Date.now }: SecurityTxtOptions,
): Promise<void> {
  if (contact === undefined) return;
  app.get(PATH, async (_request, reply) => {
    const expires = new Date((Math.floor(now() / DAY_MS) + HOLDS_DAYS) * DAY_MS).toISOString();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${origin}${PATH}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
