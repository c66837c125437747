import { Socket } from 'node:net';
import pg from 'pg';

const INT8_OID = 20;
const CONNECTIONS = 10;

export interface PostgresLimits {
  /** Longest wait for a connection, ms. */
  readonly connectMs?: number;
  /** Longest a statement may take, ms: the server ends it then. */
  readonly statementMs?: number;
  /** Longest a connection may hear nothing, ms: longer than a statement may take, or as long as it lies idle. */
  readonly silenceMs?: number;
}

/**
 * A server that is frozen, or cut off, does not end its statements. The connection is then given up as a whole: the
 * driver's own limit for a query would put it back among the others with the query, or its transaction, still open.
 */
function limitedSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error(`the database was silent for ${silenceMs} ms`)),
  );
}

/** @param onError told of connections that break while nobody uses them */
export function openPostgres(
  databaseUrl: string,
  onError: (error: Error) => void,
  { connectMs = 5000, statementMs = 15_000, silenceMs = 17_000 }: PostgresLimits = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    stream: () => limitedSocket(silenceMs),
    types: {
      // Times fit into a number; the driver's default is text.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  pool.on('error', onError);
  // One that breaks while it is used tells its queries so. An event that nobody hears would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
