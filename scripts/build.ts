import { buildWeb } from './web.ts'

const { failed } = await buildWeb()
process.exitCode = failed
