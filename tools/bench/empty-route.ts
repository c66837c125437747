import fastify from 'fastify';

/** What a request costs that does nothing: the yardstick of the cached page. */
const app = fastify();
app.get('/', (_request, reply) => reply.send(''));
console.log(`${await app.listen({ port: Number(process.env['PORT']), host: '0.0.0.0' })}/`);
