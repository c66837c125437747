import * as v from 'valibot';

/** Reads the answer to an accepted post of a script. `location` is the path of the next page. */
export const acceptedSchema = v.object({ location: v.pipe(v.string(), v.regex(/^\/(?![\/\\])/)) });

/** Reads the answer to a refused request of a script. `fields` has the message key of each wrong field. */
export const refusedSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
});
