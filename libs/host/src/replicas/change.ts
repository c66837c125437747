import * as v from 'valibot';

/** What the CMS says has been edited. */
export const Change = v.object({
  id: v.string(),
  contentType: v.optional(v.string()),
  /** `Entry`, `Asset`, `ContentType`; `Everything` where it is not known what. */
  kind: v.string(),
});
export type Change = v.InferOutput<typeof Change>;

export const EVERYTHING: Change = { id: '*', kind: 'Everything' };

/** With a name for this telling of it. */
const ToldChange = v.object({ ...Change.entries, told: v.string() });
export type ToldChange = v.InferOutput<typeof ToldChange>;

/** As it stands in the line of edits. */
export const changeText = (change: Change, told: string): string => JSON.stringify({ ...change, told });

/** Undefined for what is no edit. */
export function readChange(text: string | undefined): ToldChange | undefined {
  try {
    const parsed = v.safeParse(ToldChange, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
