/** One problem of a request, in the list `details.errors` of an error. */
export type ErrorDetail = {
  readonly name: string;
  readonly path?: readonly (string | number)[];
  readonly value?: unknown;
  readonly details?: string;
  /** Links to the entries that already have the value. */
  readonly conflicting?: readonly unknown[];
};

/**
 * An error response in the vendor's format. Any code may throw this error, and the error handler writes the response.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The vendor's error name, e.g. `NotFound`. */
  readonly id: string;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    id: string,
    message: string,
    details?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = id;
    this.status = status;
    this.id = id;
    this.details = details;
    this.headers = headers;
  }

  /** Returns the JSON body. `requestId` helps to find the request in the log. */
  body(requestId: string): Record<string, unknown> {
    return {
      sys: { type: 'Error', id: this.id },
      message: this.message,
      ...(this.details === undefined ? {} : { details: this.details }),
      requestId,
    };
  }
}

/**
 * Returns the error for an invalid filter, order or paging. The vendor has one message for all of these; the
 * details name the actual error.
 */
export function invalidQuery(...errors: ErrorDetail[]): ApiError {
  return new ApiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  );
}

/** Returns the error for a filter, order or select that names something unknown. */
export function unknownPath(path: string): ApiError {
  return invalidQuery({
    name: 'unknown',
    path: path.split('.'),
    details: `The path "${path}" is not recognized`,
  });
}

/** Returns the error for a query that names fields without their content type. */
export function contentTypeRequired(path: string): ApiError {
  return new ApiError(
    400,
    'InvalidQuery',
    'A Content Type ID is required. When querying for entries and involving fields you need to limit your query to a specific content type. Please send a Content Type ID as "content_type=<content-type-id>" in your search parameters.',
    { errors: [{ name: 'contentTypeRequired', path: path.split('.') }] },
  );
}

export function badRequest(message: string, details?: unknown): ApiError {
  return new ApiError(400, 'BadRequest', message, details);
}

export function notFound(details?: unknown): ApiError {
  return new ApiError(404, 'NotFound', 'The resource could not be found.', details);
}

export function accessTokenInvalid(): ApiError {
  return new ApiError(
    401,
    'AccessTokenInvalid',
    'The access token you sent could not be found or is invalid.',
    undefined,
    { 'www-authenticate': 'Bearer' },
  );
}

/** Returns the error for an edit of an old version. @param given undefined if the request names no version */
export function versionMismatch(expected: number, given: number | undefined): ApiError {
  return new ApiError(
    409,
    'VersionMismatch',
    `Version mismatch: the current version is ${expected}, the request names ${given ?? 'none'}.`,
    { expected, given: given ?? null },
  );
}
