import { Socket } from 'node:net';
import pg from 'pg';

const INT8_OID = 20;
const CONNECTIONS = 10;

export interface PostgresLimits {
  /** How long to wait for a connection, ms. */
  readonly connectMs?: number;
  /** How long a statement may take before the server ends it, ms. */
  readonly statementMs?: number;
  /**
   * How long a connection may receive nothing, ms: longer than a statement may take, and also the limit for an
   * idle connection.
   */
  readonly silenceMs?: number;
}

/**
 * Returns a socket that closes after a silence. A frozen or unreachable server does not end its own statements,
 * and the driver's limit for a query would reuse the connection with the query, or its transaction, still open.
 */
function limitedSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error(`the database was silent for ${silenceMs} ms`)),
  );
}

/** Opens a pool of connections. @param onError called for idle connections that break */
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
