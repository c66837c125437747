import { documentToHtmlString } from '@contentful/rich-text-html-renderer';
import type { Document } from '@contentful/rich-text-types';
import type { Localized } from '../../authoring/localized.ts';
import type { SafeHtml } from '../context.ts';
import { defineField, type Field } from '../field.ts';
import { Invalid } from '../problem.ts';

function isDocument(raw: unknown): raw is Document {
  return typeof raw === 'object' && raw !== null && 'nodeType' in raw && raw.nodeType === 'document' && 'content' in raw && Array.isArray(raw.content);
}

function toHtml(document: Document): string {
  try {
    return documentToHtmlString(document);
  } catch (error) {
    throw new Invalid(`is rich text that cannot be shown (${error instanceof Error ? error.message : 'unknown node'})`);
  }
}

/** Text with markup: HTML, or the CMS's rich text. Sanitised here, once. */
export function html(gf: string, max = 50_000): Field<SafeHtml, string | Localized<string>> {
  return defineField<SafeHtml, string | Localized<string>>({
    gf,
    type: 'Text',
    localized: true,
    validations: [{ size: { max } }],
    read: (raw, context) => {
      const source = isDocument(raw) ? toHtml(raw) : raw;
      if (typeof source !== 'string') throw new Invalid('is not text');
      if (source.length > max) throw new Invalid(`is longer than ${max} characters`);
      const safe = context.sanitize(source);
      if (safe.trim() === '') throw new Invalid('holds nothing that may be shown');
      return safe;
    },
  });
}
