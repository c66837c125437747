import * as v from 'valibot';

/** Answer to a script whose post was taken: the page that says what comes next. */
export const acceptedSchema = v.object({ location: v.pipe(v.string(), v.regex(/^\/(?![\/\\])/)) });
export type Accepted = v.InferOutput<typeof acceptedSchema>;

/** Answer to a script whose request was refused. `fields` holds message keys by form field. */
export const refusedSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
});
export type Refused = v.InferOutput<typeof refusedSchema>;
