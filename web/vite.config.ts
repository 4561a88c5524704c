import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { leanLibraries } from './leanLibraries.ts'
import { lightContract } from './lightContract.ts'
import { plainImports } from './plainImports.ts'

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

// One file compresses better than many small chunks, and a phone opens few connections at a time.
const groups = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  {
    // Not needed by the entry itself, but by nearly every page.
    name: 'app',
    test: /node_modules[\\/]@tanstack[\\/](?!.*([iI]nfiniteQuery|useMutation|mutation(Observer)?\.))|ui[\\/](Card|CoverLink|Notice|UnbrokenDates)\.|jobs[\\/]messages\.|contract[\\/]src[\\/](pageSizes|amount|jobs[\\/](endpoints|choices))\./,
    priority: 3,
  },
  {
    // What the board, the page of a job and the other lists of jobs share.
    name: 'jobs',
    test: /jobs[\\/](ApplyButton|JobCard|JobDetail|jobCards|lazySimilarJobs|similarJobsId|useCountView|useJobDetail)\.|shell[\\/]BarButton\.|ui[\\/](listbox|LoadFailure|matching|Pagination|useIsPast)\.|icons[\\/]chevron-down\.|contract[\\/]src[\\/](jobs|search)[\\/](choices|endpoints)\./,
    priority: 2,
  },
  {
    // With all that it imports, which the board of people shares.
    name: 'JobBoardPage',
    test: /search[\\/](JobBoardPage|messages|filters|boardQuery|useSearchBarData)\.|icons[\\/]sliders-horizontal\.|contract[\\/]src[\\/]search[\\/](filters|sizes|text)\./,
    priority: 1,
  },
  {
    // What is beside and below a job, in one file, which loads near the view.
    name: 'moreJobs',
    test: /jobs[\\/](SimilarJobList|CompanyJobList|CompanySummary|JobCardSection|moreMessages|useCompanyJobs)\./,
    priority: 0,
  },
  // Why a job has ended, which the board shows of few jobs; without what other pages share with the page of a job.
  { name: 'JobDetailPage', test: /jobs[\\/](JobDetailPage|JobState)\./, priority: 1 },
  { name: 'SimilarJobs', test: /jobs[\\/]SimilarJobs\./, priority: 2 },
  { name: 'share', test: /icons[\\/]share-2\./, priority: 2 },
  // What a search adds for a visitor, in one file; without what the login shares with it.
  { name: 'SaveSearch', test: /search[\\/](SaveSearch|SaveSearchPlaceholder|savedSearch)\./, priority: 0 },
  {
    name: 'saveSearchAtLogin',
    test: /search[\\/](saveSearchAtLogin|saveSearchAlerts|savedSearchMessages)\./,
    priority: 2,
  },
  {
    // What accounts have on many pages, and visitors on none of the first.
    name: 'account',
    test: /ui[\\/](Avatar|localDates)\.|shell[\\/]device\.|icons[\\/](monitor|search-check)\.|contract[\\/]src[\\/]hiring[\\/]applying\./,
    priority: 2,
  },
  // Without it, the stars would be among what is below a job.
  { name: 'Stars', test: /ui[\\/]Stars\.|icons[\\/]star/, priority: 2 },
  // Where rows are added, they are deleted too.
  { name: 'rowIcons', test: /icons[\\/](plus|trash)\./, priority: 2 },
  // With its icon, in one file.
  { name: 'BackLink', test: /shell[\\/](BackLink|MissingPage)\./, priority: 2 },
  {
    // Without it, the forms' chunk has the calls of profiles, and every page of a profile would load it.
    name: 'profile',
    test: /contract[\\/]src[\\/](profile|ratings)[\\/]endpoints\./,
    priority: 2,
  },
  {
    name: 'schemas',
    test: /node_modules[\\/]zod|contract[\\/]src[\\/](sizes|values)\./,
    priority: 1,
  },
  // In the forms' chunk, it would bring their schemas to each page that has a select.
  { name: 'fieldContext', test: /ui[\\/]fieldContext\./, priority: 1 },
  {
    name: 'forms',
    test: /ui[\\/](Field|FieldGroup|RadioGroup|TextInput|useForm)\./,
    priority: 0,
  },
  {
    // What the pages of an account share.
    name: 'accountForms',
    test: /account[\\/](FailureNotice|FormResult|passwordMessages|useDemoAccounts)\.|ui[\\/]PasswordInput\.|contract[\\/]src[\\/]account[\\/](forms|passwords)\./,
    priority: 0,
  },
  {
    // What only guests need of it.
    name: 'guestForms',
    test: /account[\\/](AccountCard|ResendActivationForm|SocialLogin|messages|usePrefilledEmail)\./,
    priority: 0,
  },
]

/** The files that the job board loads first. */
const BOARD: readonly string[] = ['index', 'app', 'jobs', 'JobBoardPage']

/**
 * Chromium compiles all functions of these files in the background while they load. Otherwise it compiles each function
 * at its first call, which takes a slow phone a tenth of the time from a tap on a card to the job.
 */
const compileHint = ({ name }: { name: string }) =>
  BOARD.includes(name) ? '//# allFunctionsCalledOnLoad' : ''

/** Removes from the browser's route table what only the server reads: the file of a page, and its data on the server. */
const browserRoutes: Plugin = {
  name: 'guildhall:browser-routes',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id, options) =>
    !options?.ssr && id.endsWith('/routes.tsx') ? code.replaceAll(/^ +(module|ssr): .*,$/gm, '') : undefined,
}

const browserOutput = { codeSplitting: { groups }, postBanner: compileHint }

// One file: the next release may delete files while this one still serves.
const serverOutput = { codeSplitting: false }

/** Built twice: for browsers, and from src/ssr/server.tsx for the server, which renders the public pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [browserRoutes, leanLibraries, lightContract, plainImports, react(), tailwindcss()],
  server: { proxy: { '/api': server, '/files': server, '/dev/mail': server, '/demo-id': server } },
  // Whatever NODE_ENV the server runs with: React's development build renders seven times slower.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  build: {
    // The first browsers with light-dark(); older targets get a slow polyfill of every color.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The content security policy has no data: sources.
    assetsInlineLimit: 0,
    // Vite's list of what each page needs costs every first visit 1 KB: the server preloads it in the page's head instead.
    modulePreload: false,
    // Tells the server which scripts to preload for each page.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: { output: isSsrBuild ? serverOutput : browserOutput },
  },
}))
