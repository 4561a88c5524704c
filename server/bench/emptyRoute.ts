// The baseline of every HTTP figure: the same framework in a process of its own, answering nothing.
import Fastify from 'fastify'

const app = Fastify()
app.get('/', async () => ({}))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close())
