import fastify from 'fastify';

/** A server with an empty route. The bench compares the cost of a request to it with the cached home page. */
const app = fastify();
app.get('/', (_request, reply) => reply.send(''));
console.log(`${await app.listen({ port: Number(process.env['PORT']), host: '0.0.0.0' })}/`);
