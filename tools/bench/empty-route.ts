import fastify from 'fastify';

/**
 * A server with one route, which does nothing. The bench compares the cost of a request to this route with the cost of
 * the cached home page.
 */
const app = fastify();
app.get('/', (_request, reply) => reply.send(''));
console.log(`${await app.listen({ port: Number(process.env['PORT']), host: '0.0.0.0' })}/`);
