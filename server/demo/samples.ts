import type { CuratedApplication, CuratedRating, DemoJob, DemoMessage } from './types.ts'

/** Past jobs of the two sample accounts. */
export const endedJobs: DemoJob[] = [
  {
    company: 'demo.company',
    title: 'Joiner for a school library, twelve weeks',
    detail: `The primary school on Pistoriusstraße is getting a new library: 64 metres of ash shelving, three reading corners and a rolling ladder. All parts have been made in our workshop. For the installation we need one more joiner on site.

What you'll do
- Install shelving, wall panels and reading corners with two of our fitters, Pawel and Jette
- Scribe and fit panels to uneven walls (the building is from 1911)
- Agree noisy work with the school so that it doesn't disturb lessons

What we're looking for
- A completed apprenticeship as a joiner or carpenter
- Experience in fitting furniture on site
- Careful, safe working habits: there are children in the building

The job runs for twelve weeks, Monday to Thursday, and is paid by the hour. Tools, van and lunch are provided.`,
    skills: ['Joinery', 'Cabinet Making', 'Blueprint Reading'],
    locations: ['Berlin, Germany'],
    employment_types: ['Temporary'],
    salary: { nominal: '27.40', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: -34,
    posted_days_ago: 62,
    remote: false,
    questions: [{ type: 'input', value: 'When could you start?', required: true }],
    ended: { status: 'In Progress', accepted: 'piotr.zielinski', days_ago: 31 },
  },
  {
    company: 'demo.company',
    title: 'Web developer for our open day website',
    detail: `Every spring we hold an open workshop day. Last year more visitors came than we had room for, so this year we'd like people to book a time slot in advance.

What we need
- A small website with information about the day and the available time slots
- A booking form with four fields and a confirmation email
- A simple list of bookings for our office

Good to know
- Texts and photos will be provided by us
- The site has to work well on phones and meet WCAG 2.2 AA
- Our existing shelf configurator isn't part of the project

We expect about four weeks of work, at a fixed price or by the hour. Most of it can be done remotely; we'd like to meet once at the start.`,
    skills: ['HTML', 'CSS', 'React', 'Web Accessibility'],
    locations: ['Berlin, Germany', 'Remote'],
    employment_types: ['Freelance'],
    salary: { nominal: '58.00', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: -120,
    posted_days_ago: 140,
    remote: true,
    questions: [],
    ended: { status: 'Finished', accepted: 'demo.candidate', days_ago: 118, finished_days_ago: 66 },
  },
  {
    company: 'demo.company',
    title: 'Upholsterer for forty theatre seats',
    detail: `We're restoring forty cinema seats from 1958 for a customer in Friedrichshain. Our joiners repair the wooden frames, and we're looking for an upholsterer for the seats and backs.

The work
- Replace webbing, springs and padding
- Cover the seats in red wool fabric, approved by the heritage office
- Work in batches of eight seats, in a separate area of our workshop

Time and materials
- We've calculated five hours per seat
- If it turns out to be more, we'll adjust the schedule with the customer
- You should have experience with traditional upholstery and be able to work independently
- Material and machines are provided`,
    skills: ['Upholstery', 'Furniture Restoration', 'Sewing'],
    locations: ['Berlin, Germany'],
    employment_types: ['Contract'],
    salary: { nominal: '29.00', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: -92,
    posted_days_ago: 118,
    remote: false,
    questions: [],
    ended: { status: 'Finished', accepted: 'aylin.demir', days_ago: 90, finished_days_ago: 6 },
  },
  {
    company: 'demo.company',
    title: 'Second machine operator, late shift',
    detail: `From autumn we plan to run our five-axis router in two shifts. For the late shift (2 pm to 10 pm) we're looking for a second machine operator.

Your tasks
- Nest, set up and run parts in solid wood and board
- Check dimensions and surface quality
- Maintain tools and prepare the list for the early shift

You have experience with CNC machines in woodworking and can correct programs yourself. A colleague is always on call. We pay a shift allowance of 15 percent.`,
    skills: ['CNC Machining', 'CNC Programming', 'Joinery'],
    locations: ['Berlin, Germany'],
    employment_types: ['Full-time'],
    salary: { nominal: '48900.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: -20,
    posted_days_ago: 58,
    remote: false,
    questions: [],
    ended: { status: 'Closed', days_ago: 24 },
  },
  {
    company: 'demo.company',
    title: 'Apprentice joiner, from September',
    detail: `We have two apprenticeships starting in September. Training takes three years, with one day a week at vocational school.

What you'll learn
- Working with hand tools and machines
- Reading drawings and drawing in CAD
- Building and fitting doors, stairs and furniture

What you should bring
- A school-leaving certificate
- Interest in working with wood, for example from an internship or a hobby
- Reliability and willingness to learn

Please send us your last school report and, if you have them, photos of things you've built. Most of our apprentices are offered a permanent job after their exam.`,
    skills: ['Joinery', 'Carpentry', 'Wood Finishing'],
    locations: ['Berlin, Germany'],
    employment_types: ['Full-time'],
    salary: { nominal: '1080.00', paid_period: 'Month' },
    experience_level: '1 - 2 years',
    deadline_in_days: -5,
    posted_days_ago: 64,
    remote: false,
    questions: [],
  },
  {
    company: 'haltepunkt',
    title: 'Accessibility audit of our ticket shop',
    detail: `From next June our online ticket shop has to meet the European accessibility requirements. We're looking for a freelancer to review the nine pages of the shop and support our developers in fixing the issues.

Scope
- Test all pages with keyboard, screen reader and at 400 percent zoom
- Write a report with findings in order of priority
- Pair with our front-end team on the first fixes

We estimate eight days within two months. The work is remote, with one workshop day in Hamburg. Experience with WCAG audits and with React is important to us.`,
    skills: ['Web Accessibility', 'HTML', 'CSS'],
    locations: ['Hamburg, Germany', 'Remote'],
    employment_types: ['Freelance'],
    salary: { nominal: '72.00', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: -70,
    posted_days_ago: 96,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value: 'Which accessibility problem do you come across most often?',
        required: true,
      },
    ],
    ended: { status: 'Finished', accepted: 'demo.candidate', days_ago: 72, finished_days_ago: 4 },
  },
  {
    company: 'kornblomst',
    title: 'Web developer for a café order page, six weeks',
    detail: `About forty cafés send us their orders by phone, text message or on paper. We want to replace this with a simple online order page.

What the page needs to do
- Show our products and let cafés order and change quantities until a cut-off time
- Produce a packing list that is printed in the bakery every night at 11:30 pm
- Work on phones and older tablets

You'd work with Signe, who manages packing, and test the page with three cafés. The project takes about six weeks and can be done remotely. Experience with React, TypeScript and Node.js is required.`,
    skills: ['React', 'TypeScript', 'Node.js'],
    locations: ['Aarhus, Denmark', 'Remote'],
    employment_types: ['Contract'],
    salary: { nominal: '61.00', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: -18,
    posted_days_ago: 44,
    remote: true,
    questions: [],
    ended: { status: 'In Progress', accepted: 'demo.candidate', days_ago: 16 },
  },
  {
    company: 'perahu-labs',
    title: 'React Native developer for a receipt screen',
    detail: `Traders show the receipt screen in our app to their customers, often outdoors and on phones with scratched displays. Many find it hard to read.

The job
- Redesign the receipt screen and implement it in React Native
- Test it with users in two markets in Jakarta (we organise the visits)
- Cover the layout with automated tests

The rest of the app isn't affected. We have a list of known problems with photos that you can start from. We expect about eight weeks of part-time work.`,
    skills: ['React Native', 'TypeScript', 'UI/UX Design'],
    locations: ['Jakarta, Indonesia', 'Remote'],
    employment_types: ['Freelance'],
    salary: { nominal: '24.00', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: -75,
    posted_days_ago: 105,
    remote: true,
    questions: [],
    ended: { status: 'Finished', accepted: 'dimas.prasetyo', days_ago: 74, finished_days_ago: 15 },
  },
  {
    company: 'hinoki-ink',
    title: 'Accessible web catalogue for a museum',
    detail: `We're producing the catalogue for a museum of musical instruments and would like to publish an accessible web version alongside the printed book.

What you'd do
- Build the pages in HTML and CSS from our design
- Add audio recordings and image descriptions
- Test the result with screen readers

Recordings and translations are available. The schedule depends on the opening date of the museum, which may still change. Please send us a link to a similar project.`,
    skills: ['HTML', 'CSS', 'Web Accessibility', 'Copywriting'],
    locations: ['Kyoto, Japan', 'Remote'],
    employment_types: ['Freelance'],
    salary: { nominal: '4800.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: -10,
    posted_days_ago: 40,
    remote: true,
    questions: [],
    ended: { status: 'Closed', days_ago: 13 },
  },
  {
    company: 'murwerke',
    title: 'Web developer for opening hours and water temperatures',
    detail: `Our four outdoor pools publish their opening hours and water temperatures on a notice board. We'd like to show both on a web page that the pool attendants can update from their phones.

Your tasks
- Build a page with today's opening hours, temperatures and closures
- Build a form for the attendants that works with wet hands and one thumb
- Hand over the page to our IT department, with documentation in German

Good to know
- A student project from last year can be used as a starting point
- The page should be online before the season opens in May
- Work takes place in Graz or remotely, with two visits to the pools`,
    skills: ['TypeScript', 'React', 'Web Accessibility'],
    locations: ['Graz, Austria', 'Remote'],
    employment_types: ['Freelance'],
    salary: { nominal: '54.00', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: -40,
    posted_days_ago: 66,
    remote: true,
    questions: [],
    ended: { status: 'Closed', days_ago: 9, isUndecided: true },
  },
]

const LIBRARY = 'Joiner for a school library, twelve weeks'
const OPEN_DAY = 'Web developer for our open day website'
const SEATS = 'Upholsterer for forty theatre seats'
const LATE_SHIFT = 'Second machine operator, late shift'
const TICKETS = 'Accessibility audit of our ticket shop'
const CAFES = 'Web developer for a café order page, six weeks'
const POOLS = 'Web developer for opening hours and water temperatures'
const RECEIPTS = 'React Native developer for a receipt screen'

export const earlierApplications: CuratedApplication[] = [
  {
    candidate: 'piotr.zielinski',
    job: LIBRARY,
    days_ago: 49,
    answers: ['The first Monday of next month. My employer has agreed to unpaid leave.'],
  },
  {
    candidate: 'jonas.brandt',
    job: LIBRARY,
    days_ago: 45,
    answers: ['Not before the middle of next month'],
  },
  {
    candidate: 'aylin.demir',
    job: LIBRARY,
    days_ago: 44,
    answers: ['Immediately, but only on Mondays and Tuesdays'],
  },
  { candidate: 'demo.candidate', job: OPEN_DAY, days_ago: 132, answers: [] },
  { candidate: 'samuel.okafor', job: OPEN_DAY, days_ago: 130, answers: [] },
  { candidate: 'aylin.demir', job: SEATS, days_ago: 109, answers: [] },
  { candidate: 'piotr.zielinski', job: LATE_SHIFT, days_ago: 47, answers: [] },
  { candidate: 'jonas.brandt', job: LATE_SHIFT, days_ago: 41, answers: [] },
  { candidate: 'emil.krause', job: 'Apprentice joiner, from September', days_ago: 12, answers: [] },
  {
    candidate: 'demo.candidate',
    job: TICKETS,
    days_ago: 90,
    answers: [
      "Buttons and links that are built from divs or images, so they can't be reached with the keyboard and have no accessible name. Missing form labels come second.",
    ],
  },
  {
    candidate: 'dimas.prasetyo',
    job: TICKETS,
    days_ago: 88,
    answers: ["Error messages that are only marked by colour and aren't connected to the input field."],
  },
  { candidate: 'demo.candidate', job: CAFES, days_ago: 36, answers: [] },
  { candidate: 'lena.vogt', job: CAFES, days_ago: 33, answers: [] },
  { candidate: 'dimas.prasetyo', job: RECEIPTS, days_ago: 97, answers: [] },
  { candidate: 'demo.candidate', job: RECEIPTS, days_ago: 95, answers: [] },
  { candidate: 'demo.candidate', job: 'Accessible web catalogue for a museum', days_ago: 30, answers: [] },
  { candidate: 'yuki.tanabe', job: 'Accessible web catalogue for a museum', days_ago: 28, answers: [] },
  { candidate: 'demo.candidate', job: POOLS, days_ago: 52, answers: [] },
  { candidate: 'lena.vogt', job: POOLS, days_ago: 47, answers: [] },
]

// Two ratings are missing on purpose: by the company of its upholsterer, and by the candidate of the ticket pages.
export const ratings: CuratedRating[] = [
  {
    job: OPEN_DAY,
    from: 'demo.company',
    to: 'demo.candidate',
    rating: 5,
    comment:
      "Mira delivered the booking page a week early and it worked without problems on the day: 412 visitors, no queues. She asked good questions at the start and tested everything on phones. We'd hire her again.",
    days_ago: 64,
  },
  {
    job: OPEN_DAY,
    from: 'demo.candidate',
    to: 'demo.company',
    rating: 4.5,
    comment:
      'Clear requirements, one contact person and the invoice was paid the next day. The texts arrived a few days later than planned, otherwise a very smooth project.',
    days_ago: 63,
  },
  {
    job: SEATS,
    from: 'aylin.demir',
    to: 'demo.company',
    rating: 5,
    comment:
      'Bright workspace, good machines and a friendly team. The seats took longer than calculated and they adjusted the schedule without any discussion.',
    days_ago: 3,
  },
  {
    job: TICKETS,
    from: 'haltepunkt',
    to: 'demo.candidate',
    rating: 5,
    comment:
      'Very thorough audit with 61 findings, clearly described and sorted by priority. Mira also helped our developers with the first fixes and explained the reasons behind them.',
    days_ago: 2,
  },
  {
    job: RECEIPTS,
    from: 'perahu-labs',
    to: 'dimas.prasetyo',
    rating: 4.5,
    comment:
      'Dimas tested with traders on site and it shows: the new receipt is much easier to read. One delivery was a few days late, but he told us in advance.',
    days_ago: 12,
  },
]

const invitation: DemoMessage = {
  from: 'kornblomst',
  to: 'demo.candidate',
  subject: 'Order page for cafés: when can we talk?',
  body: "Hi Mira,\n\nThanks for your application, your booking projects look very close to what we need. Would you have time for a call on Thursday after 10 am? We work nights, so we're not available earlier.\n\nBest,\nSigne\nKornblomst Bakery",
  days_ago: 30,
}
const thursday: DemoMessage = {
  from: 'demo.candidate',
  to: 'kornblomst',
  subject: 'Re: Order page for cafés: when can we talk?',
  body: 'Hi Signe,\n\nThursday at 10:30 am works for me. Could you send me a few examples of real orders before then? It would help me to see what cafés usually write.\n\nBest regards,\nMira',
  days_ago: 29,
  answers: invitation,
}
const configurator: DemoMessage = {
  from: 'demo.candidate',
  to: 'demo.company',
  subject: 'My application for the shelf configurator',
  body: "Hi Judith,\n\nI've just applied for the configurator project. While preparing I designed three shelves with it, one of them under a sloping ceiling, and made a list of the places where I got stuck.\n\nIf it's useful, I can go through the list with you on Thursday. It would take about ten minutes.\n\nBest regards,\nMira",
  days_ago: 2,
}

export const curatedMessages: DemoMessage[] = [
  invitation,
  thursday,
  {
    from: 'kornblomst',
    to: 'demo.candidate',
    subject: 'Re: Order page for cafés: when can we talk?',
    body: 'Hi Mira,\n\nHere are links to four typical orders: https://kornblomst.example.org/sample-orders. Two are text messages, one is an email and one is a handwritten note.\n\nTalk to you on Thursday!\n\nSigne',
    days_ago: 28,
    answers: thursday,
  },
  {
    from: 'kornblomst',
    to: 'demo.candidate',
    subject: 'First test in the packing room',
    body: "Hi Mira,\n\nThe first packing list was printed at 11:31 pm last night and everything was on it. Two requests from the night shift: could the quantities be larger, and could the list be sorted by delivery route instead of by name?\n\nYou can see last night's list here: https://kornblomst.example.org/orders\n\nThanks,\nSigne",
    days_ago: 1,
    isUnread: true,
  },
  {
    from: 'haltepunkt',
    to: 'demo.candidate',
    subject: 'Ticket pages finished',
    body: "Hi Mira,\n\nWe've fixed the last of the 61 issues from your report and marked the job as finished. I've also rated you; we'd appreciate a rating from you as well.\n\nBy the way, we're hiring a front-end developer at the moment. If you're interested, have a look at our jobs.\n\nBest regards,\nArne\nHaltepunkt Software",
    days_ago: 3,
    isUnread: true,
  },
  {
    from: 'perahu-labs',
    to: 'demo.candidate',
    subject: 'Your application: React Native developer for a receipt screen',
    body: "Dear Mira,\n\nThank you for your application and for the sketches. We've decided to work with a developer in Jakarta who can test with our users in person. Your proposal for the layout was very good, and we'd be happy to work with you on another project.\n\nKind regards,\nRatih\nPerahu Labs",
    days_ago: 73,
  },
  {
    from: 'hinoki-ink',
    to: 'demo.candidate',
    subject: 'Catalogue project postponed',
    body: "Dear Mira,\n\nUnfortunately the museum has postponed its opening by a year, so we've had to close the job. We'll contact you when the project starts again.\n\nThank you for the screen reader recording you sent. It was very helpful for our planning.\n\nBest wishes,\nHinoki & Ink",
    days_ago: 12,
  },
  {
    from: 'granbarken',
    to: 'demo.candidate',
    subject: 'New openings for web developers in Stockholm',
    body: "Hello Mira,\n\nLast year you asked us about web development jobs in Stockholm. We have two new openings in our online shop team. You'll find both on our company page.\n\nBest regards,\nGranbarken Outdoor, Recruiting",
    days_ago: 20,
    deletedBy: 'recipient',
  },
  configurator,
  {
    from: 'demo.company',
    to: 'demo.candidate',
    subject: 'Re: My application for the shelf configurator',
    body: 'Hi Mira,\n\nYes please, Thursday at 2 pm would be good. Pawel, who runs the saw, will join us. Could you bring the measurements of the shelf with the sloping ceiling?\n\nBest,\nJudith',
    days_ago: 1,
    answers: configurator,
    isUnread: true,
  },
  {
    from: 'jonas.brandt',
    to: 'demo.company',
    subject: 'Question about the joiner position',
    body: "Hello,\n\nThe posting says that fitting takes one or two days a week. Are the sites usually in Berlin? I live in Pankow and don't have a car.\n\nKind regards,\nJonas Brandt",
    days_ago: 6,
  },
  {
    from: 'demo.company',
    to: 'jonas.brandt',
    subject: 'Re: Question about the joiner position',
    body: "Hello Mr Brandt,\n\nMost sites are within the city. For the others you'd use one of our vans, so you don't need a car of your own.\n\nKind regards,\nJudith Lenz\nLinden & Pike Joinery",
    days_ago: 5,
  },
  {
    from: 'piotr.zielinski',
    to: 'demo.company',
    subject: 'School library: ladder installed',
    body: "Hi Judith,\n\nThe ladder is installed and runs well. The head teacher asked for a brake, so I've ordered one; it should arrive on Friday.\n\nWe still need eleven boards for the reading corners next week. Can you send them with the van on Monday?\n\nPiotr",
    days_ago: 1,
    isUnread: true,
  },
  {
    from: 'aylin.demir',
    to: 'demo.company',
    subject: 'Last seat delivered',
    body: "Hi Judith,\n\nThe last batch went to the cinema on Tuesday and they've signed off all forty seats. I'll send you my final invoice this week.\n\nIt was a pleasure working with you. I'd be grateful for a rating when you have a moment.\n\nBest regards,\nAylin",
    days_ago: 4,
    isUnread: true,
  },
  {
    from: 'emil.krause',
    to: 'demo.company',
    subject: 'Apprenticeship in September',
    body: 'Hello,\n\nI applied for the apprenticeship shortly before the deadline. Is there still a place available? I could come in for a trial day at any time, we have holidays until the end of next week.\n\nBest regards,\nEmil Krause',
    days_ago: 2,
  },
  {
    from: 'samuel.okafor',
    to: 'demo.company',
    subject: 'Photos of the open day',
    body: 'Hello Judith,\n\nMy photos of the open day are online: https://samuel-okafor.example.org/open-day. Please download the ones you want to keep, because the page closes at the end of the month.\n\nAll the best,\nSamuel',
    days_ago: 110,
    deletedBy: 'recipient',
  },
  {
    from: 'demo.company',
    to: 'claudia.werner',
    subject: 'Interview: Office administrator, mornings',
    body: "Dear Ms Werner,\n\nThank you for your application. We'd like to invite you to an interview next week, preferably on Tuesday or Wednesday morning. Would 9:30 am suit you?\n\nThere's usually a dog in our office. Please let us know if that's a problem for you.\n\nKind regards,\nJudith Lenz\nLinden & Pike Joinery",
    days_ago: 9,
  },
]
