export { redisServer, type RedisServer } from './redis-server.ts';
