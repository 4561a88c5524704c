import type { Compared } from './comparison.ts'
import type { Cost } from './costs.ts'
import type { FirstByte } from './firstByte.ts'
import type { ListResult } from './lists.ts'
import type { LoadResults } from './load.ts'
import type { NewDemoResult } from './newDemo.ts'
import type { PostingResult } from './posting.ts'
import type { EditResult } from './profileEdits.ts'
import type { SearchResults } from './searches.ts'
import type { StreamsResult } from './streams.ts'

export type Results = {
  date: string
  command: string
  machine: {
    processor: string
    cores: number
    memoryGiB: number
    system: string
    node: string
    postgres: string
  }
  /** One for each size of the database, in ascending order. */
  searches: { jobs: SearchResults[]; people: SearchResults[] }
  http: LoadResults
  /** With an earlier commit, if the run was started with one. */
  comparison?: { commit: string; cases: Compared[] }
  newDemo: NewDemoResult[]
  posting: PostingResult[]
  profileEdits: EditResult[]
  lists: ListResult[]
  /** For the server-rendered pages, one visit at a time. */
  firstBytes: FirstByte[]
  /** The costs of requests that are meant to be expensive. */
  costs: Cost[]
  streams: StreamsResult
  /** In the database of the HTTP results. */
  openJobs: number
  /** Markdown lines of sections from elsewhere, such as Lighthouse's. */
  more: string[]
}
