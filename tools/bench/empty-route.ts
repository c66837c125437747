import fastify from 'fastify';

/** A server whose route does nothing: the cost of its request is the yardstick for the cached page. */
const app = fastify();
app.get('/', (_request, reply) => reply.send(''));
console.log(`${await app.listen({ port: Number(process.env['PORT']), host: '0.0.0.0' })}/`);
