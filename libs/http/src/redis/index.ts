export { redisConnection, type RedisConnection, type RedisConnectionOptions } from './redis-connection.ts';
