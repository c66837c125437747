export { folderWith } from './folder-with.ts';
export { redisServer, type RedisRefusal, type RedisServer } from './redis-server.ts';
export { scriptedRedis } from './scripted-redis.ts';
export { partContext, type ContextOptions } from './part-context.ts';
export { smallDisk, type SmallDisk } from './small-disk.ts';
