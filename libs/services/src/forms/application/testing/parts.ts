import { pdf } from './files.ts';
import { JOB_ID } from './test-job.ts';

export type Part = string | { readonly name: string; readonly content: Buffer };
export type Parts = readonly (readonly [name: string, value: Part])[];

/** Returns answers to all required questions. */
export const answers = (changes: Readonly<Record<string, Part | undefined>> = {}): Parts =>
  Object.entries({
    job_id: JOB_ID,
    first_name: 'Ana',
    last_name: 'Núñez',
    email: 'ana@example.com',
    resume: { name: 'resume.pdf', content: pdf() },
    question_1: '1',
    ...changes,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));

export const BOUNDARY = 'skein-test-boundary';

export function multipartBody(parts: Parts): Buffer {
  const chunks = parts.flatMap(([name, value]) => {
    const file =
      typeof value === 'string' ? '' : `; filename="${value.name}"\r\ncontent-type: application/octet-stream`;
    return [
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
      typeof value === 'string' ? Buffer.from(value) : value.content,
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
