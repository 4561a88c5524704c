import type { CuratedApplication, CuratedSavedJob } from './types.ts'

export const applications: CuratedApplication[] = [
  {
    candidate: 'demo.candidate',
    job: 'Web developer for our shelf configurator (React, TypeScript)',
    days_ago: 2,
    answers: [
      'https://seitenwind-reisen.example.org/booking, the booking flow for sailing trips. About 400 bookings a week, two thirds of them on phones.',
      "I'd start with the analytics to see at which step people leave, and then watch five people use the configurator on their own phones. My guess is the sloping ceiling: users have to enter an angle, which most people don't know. I'd ask for two heights instead and show the price from the first step.",
      'Eight to ten, starting next month',
    ],
  },
  {
    candidate: 'demo.candidate',
    job: 'Front-end engineer (React, TypeScript)',
    days_ago: 1,
    answers: [
      "The ticket machine app of our local transport company. It asks for the tariff zone before the destination. I'd start with the destination, suggest the three tickets that are bought most often from this stop and move everything else to a second screen.",
      '32',
    ],
  },
  {
    candidate: 'lena.vogt',
    job: 'Web developer for our shelf configurator (React, TypeScript)',
    days_ago: 3,
    answers: [
      "A bed planning tool for four hospitals. It's behind a login, but I can show it to you in a call.",
      "At which step and on which device people leave. If that isn't measured yet, I'd add it first. I should say that I'm mainly a back-end developer: the service and the price calculation would suit me better than the drawing itself.",
      'Four, alongside my current job. My employer has agreed.',
    ],
  },
  {
    candidate: 'samuel.okafor',
    job: 'Web developer for our shelf configurator (React, TypeScript)',
    days_ago: 3,
    answers: [
      'Container tracking for freight forwarders, about 2,000 users a day: https://atlantic-haul.example.org',
      "Whether users understand how the price changes. In my experience people leave when it jumps and they don't see why, so I'd show the cost of each option next to it.",
      '',
    ],
  },
  {
    candidate: 'dimas.prasetyo',
    job: 'Web developer for our shelf configurator (React, TypeScript)',
    days_ago: 1,
    answers: [
      "The ordering app of Antar Sayur (210,000 installs). There's also a web version: https://antar-sayur.example.com",
      "Performance and touch targets on mid-range Android phones, since most of your users are on mobile. I'd also check whether the state is kept when the user switches to another app and comes back.",
      'Ten',
    ],
  },
  {
    candidate: 'jonas.brandt',
    job: 'Joiner, staircases and doors',
    days_ago: 7,
    answers: [
      'A front door from 1904 in Pankow. The bottom rail and both stiles were rotten, so I replaced the lower part in oak and kept the carved panel and the original hardware. I can send photos from before and after.',
      "In three months at the end of the quarter. My employer knows that I'm looking.",
    ],
  },
  {
    candidate: 'piotr.zielinski',
    job: 'Joiner, staircases and doors',
    days_ago: 5,
    answers: [
      'A spiral staircase in ash for a library in Gniezno, 18 treads. I programmed and machined the strings, glued up the parts and installed the stairs with two colleagues.',
      'In about six weeks, after our move to Berlin',
    ],
  },
  {
    candidate: 'aylin.demir',
    job: 'Joiner, staircases and doors',
    days_ago: 6,
    answers: [
      "A window bench with a beech frame and a sprung seat. I'm an upholsterer by training, but I built the frame myself. I'd like to do more woodwork, ideally three days a week.",
      'Next Monday',
    ],
  },
  {
    candidate: 'piotr.zielinski',
    job: 'CNC machinist, solid wood and board',
    days_ago: 20,
    withdrawn_days_ago: 1,
    answers: [],
  },
  { candidate: 'jonas.brandt', job: 'CNC machinist, solid wood and board', days_ago: 12, answers: [] },
  {
    candidate: 'aylin.demir',
    job: 'Upholsterer, three days a week',
    days_ago: 11,
    answers: ["Tuesday to Thursday would be ideal, but I'm flexible."],
  },
  {
    candidate: 'emil.krause',
    job: 'Workshop internship, eight weeks',
    days_ago: 15,
    answers: [
      'Shelves for our kitchen, a small plywood boat, and together with two friends the stage set for our school musical. I also repair bikes every Saturday at the shop where I work.',
    ],
  },
  {
    candidate: 'yuki.tanabe',
    job: 'Workshop internship, eight weeks',
    days_ago: 9,
    answers: [
      "Mostly books: I bind notebooks and make slipcases for them. Last year I built a small shelf with traditional joints in an evening class. I'd come on a working holiday visa and pay for my own travel.",
    ],
  },
  { candidate: 'claudia.werner', job: 'Office administrator, mornings', days_ago: 18, answers: [] },
  {
    candidate: 'dimas.prasetyo',
    job: 'Front-end engineer (React, TypeScript)',
    days_ago: 2,
    answers: [
      "My banking app. When I open it I have to close an advert and a survey before I can see my balance. I'd show the balance and the last three transactions first.",
      '40',
    ],
  },
  {
    candidate: 'lena.vogt',
    job: 'Back-end developer, Node.js and PostgreSQL',
    days_ago: 0,
    answers: [
      'We migrated bed assignments for four hospitals from spreadsheets to PostgreSQL. During the first run we found several hundred records with conflicting dates of birth. I stopped the migration, added a review list for the wards, and we then moved one hospital per week instead of all of them in one night. It took a month longer, but without downtime.',
    ],
  },
  {
    candidate: 'samuel.okafor',
    job: 'Site reliability engineer, four days a week',
    days_ago: 10,
    answers: [],
  },
  {
    candidate: 'grace.whitcombe',
    job: 'Registered nurse, nights',
    days_ago: 14,
    answers: [
      '14G2207E',
      "Enough staff to answer call bells quickly, a clear handover from the late shift, and time for residents who can't sleep. I also like to do the medication check with a second person, so errors are caught early.",
    ],
  },
  {
    candidate: 'kofi.mensah',
    job: 'Care assistant, dementia unit',
    days_ago: 1,
    answers: [
      "I wouldn't contradict her. I'd ask about her children and what she'd like to cook, and then offer to prepare something together, for example peeling potatoes. That usually takes the worry away. I'd also note it down, so the team can see if it happens at a certain time of day.",
    ],
  },
  { candidate: 'kofi.mensah', job: 'Volunteer and activities coordinator', days_ago: 25, answers: [] },
  { candidate: 'megan.pryce', job: 'Community physiotherapist, part-time', days_ago: 6, answers: [] },
  {
    candidate: 'freja.madsen',
    job: 'Baker, early shift',
    days_ago: 9,
    answers: [
      "A rye loaf with roasted oats and dark beer. It keeps for five days and sold very well at my last bakery. I'd be happy to bake it on a trial shift.",
    ],
  },
  {
    candidate: 'freja.madsen',
    job: 'Pastry chef, cakes and buns',
    days_ago: 20,
    answers: [],
  },
  {
    candidate: 'daan.verhoeven',
    job: 'Forklift and reach truck driver, cold store',
    days_ago: 4,
    answers: ['Counterbalance, reach truck and order picker. All valid for another three years.', 'Early'],
  },
  {
    candidate: 'samuel.okafor',
    job: '.NET developer for our warehouse system (C#, ASP.NET)',
    days_ago: 5,
    answers: [
      "I'd start by recording the traffic of the scanners for a few days and turning it into automated regression tests. Then I'd upgrade project by project, shared libraries first and the Windows service last, and run the old and the new version in parallel until the results match.",
      'UTC+1',
    ],
  },
  {
    candidate: 'wayan.sudarma',
    job: 'Front office supervisor',
    days_ago: 8,
    answers: [
      "I apologise, offer a seat and a drink, and say honestly how long it will take. Meanwhile I ask housekeeping to give the room priority, or offer another room if one is free. The next day I'd include breakfast and check why it wasn't ready, so that it doesn't happen again.",
    ],
  },
  { candidate: 'ratna.puspita', job: 'Sous chef, Javanese kitchen', days_ago: 17, answers: [] },
  {
    candidate: 'dimas.prasetyo',
    job: 'React Native developer, offline first',
    days_ago: 1,
    answers: [
      "I wouldn't rely on timestamps, because the clocks of the phones can be wrong. I'd store operations instead of results (added two, removed one), so most changes can be merged automatically. If two changes really conflict, I'd show both to the user and ask.",
    ],
  },
  { candidate: 'dimas.prasetyo', job: 'Back-end engineer, Go', days_ago: 11, answers: [] },
  {
    candidate: 'fiona.mackay',
    job: 'Paralegal, property and leases',
    days_ago: 4,
    answers: [
      "A break clause lets you or your landlord end the lease early on a certain date. You have to give written notice in time and meet all the conditions in the clause, otherwise it doesn't count. Please note the date in your calendar now and talk to us at least three months before the notice is due.",
    ],
  },
  {
    candidate: 'fiona.mackay',
    job: 'Data protection adviser, remote',
    days_ago: 5,
    answers: [
      "A year is very hard to justify. I'd ask what the recordings are used for: for theft or accidents, two to four weeks are usually enough. He also needs a notice at the entrance, a short written policy and a list of people who have access.",
      '16',
    ],
  },
  {
    candidate: 'carmen.ibanez',
    job: 'Primary teacher, year 3, Spanish and English',
    days_ago: 8,
    answers: [
      "I introduced fractions with oranges, and half of the class had eaten theirs before we got to the exercise. The next day I repeated it in small groups, with paper circles first and the fruit at the end. It worked well, and I've used that order ever since.",
      'Spanish, English, and Valencian up to year 4',
    ],
  },
  { candidate: 'carmen.ibanez', job: 'Spanish teacher for adults, evenings', days_ago: 14, answers: [] },
  {
    candidate: 'denise.tran',
    job: 'Embedded engineer, C++ and machine vision',
    days_ago: 0,
    answers: [
      'A pill dispenser that miscounted about once in nine million pills, always on Mondays. A flash clean-up after the weekend blocked an interrupt for 300 microseconds. I found it by plotting the errors against the free flash blocks rather than against time.',
    ],
  },
  {
    candidate: 'erik.halvorson',
    job: 'TIG welder, stainless frames and hoppers',
    days_ago: 8,
    answers: ['Stainless sheet 3G and stainless tube 6G, both renewed last fall'],
  },
  { candidate: 'erik.halvorson', job: 'Quality lead, final inspection', days_ago: 30, answers: [] },
  {
    candidate: 'emil.krause',
    job: 'Orchard workers, apple harvest',
    days_ago: 3,
    answers: [
      "For the whole season. I'll have finished school by then.",
      'My friend Theo, who is applying too',
    ],
  },
  {
    candidate: 'yuki.tanabe',
    job: 'Translator, Japanese to English',
    days_ago: 5,
    answers: [
      '"Beauty in simple, worn and imperfect things." I\'d leave the Japanese term to the essay, where there\'s room to explain it.',
    ],
  },
  { candidate: 'yuki.tanabe', job: 'Bookbinder, three or four days a week', days_ago: 13, answers: [] },
  { candidate: 'samuel.okafor', job: 'WordPress developer, web shop', days_ago: 8, answers: [] },
  {
    candidate: 'demo.candidate',
    job: 'WordPress developer, web shop',
    days_ago: 7,
    withdrawn_days_ago: 4,
    answers: [],
  },
  {
    candidate: 'dimas.prasetyo',
    job: 'WordPress developer, web shop',
    days_ago: 6,
    answers: [],
  },
  {
    candidate: 'thandi.mokoena',
    job: 'Solar installer, crew leader',
    days_ago: 0,
    answers: [
      'A house in Woodstock with old asbestos sheets. The customer had paid the deposit and wanted the system before Christmas. I explained the risk, recommended a certified roofer, and we installed the system in March after the roof had been replaced.',
      'Code B since 2017',
    ],
  },
  {
    candidate: 'thandi.mokoena',
    job: 'Energy adviser, homes and clinics',
    days_ago: 22,
    declined: { accepted_days_ago: 15, days_ago: 13 },
    answers: [],
  },
]

export const savedJobs: CuratedSavedJob[] = [
  { candidate: 'demo.candidate', job: 'UI/UX designer' },
  { candidate: 'demo.candidate', job: 'Back-end developer, Node.js and PostgreSQL' },
  { candidate: 'demo.candidate', job: 'WordPress developer, web shop' },
  { candidate: 'jonas.brandt', job: 'Team lead, on-site installation' },
  { candidate: 'piotr.zielinski', job: 'Team lead, on-site installation' },
  { candidate: 'claudia.werner', job: 'Bookkeeper for small firms' },
  { candidate: 'emil.krause', job: 'Joiner, staircases and doors' },
  { candidate: 'emil.krause', job: 'Cargo bike courier, mornings' },
  { candidate: 'lena.vogt', job: 'Site reliability engineer, four days a week' },
  { candidate: 'lena.vogt', job: 'Data analyst, Python and SQL' },
  { candidate: 'samuel.okafor', job: 'Data analyst, Python and SQL' },
  { candidate: 'grace.whitcombe', job: 'Community physiotherapist, part-time' },
  { candidate: 'kofi.mensah', job: 'Cook, care home kitchen' },
  { candidate: 'katharina.moser', job: 'Drinking water technician' },
  { candidate: 'katharina.moser', job: 'GIS specialist' },
  { candidate: 'hemi.parata', job: 'Orchard workers, apple harvest' },
  { candidate: 'carmen.ibanez', job: 'School social worker' },
  { candidate: 'erik.halvorson', job: 'Mechanical engineer, SolidWorks' },
  { candidate: 'dimas.prasetyo', job: 'QA engineer, Android' },
  { candidate: 'thandi.mokoena', job: 'Electrician, street lighting' },
]

/** Queries of the board in their canonical form. */
export const savedSearches = ['search=developer', 'employment_type=Part-time&remote=true']
