import * as v from 'valibot';

/** Reads the answer to a script's accepted post: the page that comes next. */
export const acceptedSchema = v.object({ location: v.pipe(v.string(), v.regex(/^\/(?![\/\\])/)) });
export type Accepted = v.InferOutput<typeof acceptedSchema>;

/** Reads the answer to a script's refused request. `fields` holds message keys by form field. */
export const refusedSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
});
export type Refused = v.InferOutput<typeof refusedSchema>;
