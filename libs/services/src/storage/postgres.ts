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
   * How long a connection may be without data before the client closes it, in ms. Must exceed `statementMs`. The limit
   * also applies to unused connections.
   */
  readonly silenceMs?: number;
}

/**
 * Returns a socket that closes after a time without data. A server that hangs does not apply its own limit to
 * statements, so without this socket the driver would reuse a connection whose last query has not ended.
 */
function limitedSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error(`the database was silent for ${silenceMs} ms`)),
  );
}

/** Opens a pool of connections. @param onError receives errors of idle connections */
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
      // Convert times to numbers. By default, the driver returns texts.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  pool.on('error', onError);
  // A query reports errors of its own connection. An error event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
