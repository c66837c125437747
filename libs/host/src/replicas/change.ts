import * as v from 'valibot';

/** An edit that the CMS reports. */
export const Change = v.object({
  id: v.string(),
  contentType: v.optional(v.string()),
  /** `Entry`, `Asset` or `ContentType`; `Everything` if it is unknown what was edited. */
  kind: v.string(),
});
export type Change = v.InferOutput<typeof Change>;

export const EVERYTHING: Change = { id: '*', kind: 'Everything' };

/** An edit in the stream. `told` is the id of the announcement. */
const ToldChange = v.object({ ...Change.entries, told: v.string() });
export type ToldChange = v.InferOutput<typeof ToldChange>;

/** Returns an edit as the stream stores it. */
export const changeText = (change: Change, told: string): string => JSON.stringify({ ...change, told });

/** Reads an edit from the stream. Returns undefined if the text is not an edit. */
export function readChange(text: string | undefined): ToldChange | undefined {
  try {
    const parsed = v.safeParse(ToldChange, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
