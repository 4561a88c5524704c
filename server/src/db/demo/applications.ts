import type { WrittenApplication, WrittenSavedJob } from './written.ts'

export const applications: WrittenApplication[] = [
  {
    candidate: 'demo.candidate',
    job: 'Web developer for our shelf configurator (React, TypeScript)',
    days_ago: 2,
    answers: [
      'seitenwind-reisen.example.org/booking: nine steps, about 400 bookings a week',
      'I would watch five people order a shelf on their own phone and write down where the thumb stops. My guess is the sloping ceiling: people have to know an angle before they see anything. I would let them enter two heights instead, and show the price from the first second.',
      'Eight to ten, from next month',
    ],
  },
  {
    candidate: 'demo.candidate',
    job: 'Front-end developer (React) for live departures',
    days_ago: 1,
    answers: [
      'The ticket machine at my station. It asks for the zone before the destination. I would begin with "Where to?", show the three most bought tickets of this stop, and put everything else one tap behind them.',
      '32',
    ],
  },
  {
    candidate: 'lena.vogt',
    job: 'Web developer for our shelf configurator (React, TypeScript)',
    days_ago: 3,
    answers: [
      'A planning board for hospital beds. It is behind a login, but I can show it to you on a screen.',
      'The numbers first: at which step, on which device, after how many seconds. I would add four counters before I changed any line. My strength is the service and the data behind it; for the drawing I would want a colleague.',
      'Four, beside my job, with the agreement of my employer',
    ],
  },
  {
    candidate: 'samuel.okafor',
    job: 'Web developer for our shelf configurator (React, TypeScript)',
    days_ago: 3,
    answers: [
      'Container tracking at atlantic-haul.example.org, 2,000 users a day',
      'Whether the price changes without a visible reason. People forgive a high price more easily than a jumping one. I would show what each millimetre and each fitting costs.',
      '',
    ],
  },
  {
    candidate: 'dimas.prasetyo',
    job: 'Web developer for our shelf configurator (React, TypeScript)',
    days_ago: 1,
    answers: [
      'The ordering app of Antar Sayur, 210,000 installs; the web version is antar-sayur.example.com',
      'The phone. If two thirds begin there, I would test on a cheap Android in sunlight: size of the handles, time until the first drawing, what happens after a phone call comes in.',
      'Ten',
    ],
  },
  {
    candidate: 'jonas.brandt',
    job: 'Joiner for stairs and old doors',
    days_ago: 7,
    answers: [
      'A front door in Pankow from 1904. The lower rail and both posts were gone from rain and dogs. I spliced in oak, kept the carved panel and the letter slot, and the colour is scraped down to the green it had first. It closes with one finger.',
      'Three months to the end of a quarter; my boss knows that I am looking.',
    ],
  },
  {
    candidate: 'piotr.zielinski',
    job: 'Joiner for stairs and old doors',
    days_ago: 5,
    answers: [
      'A spiral stair in ash for a library in Gniezno. I programmed and cut the strings, but I also glued and fitted it with two colleagues. Eighteen treads, and no shim anywhere.',
      'In six weeks, when we have moved',
    ],
  },
  {
    candidate: 'aylin.demir',
    job: 'Joiner for stairs and old doors',
    days_ago: 6,
    answers: [
      'I am an upholsterer in the first place, so I would show a window bench: frame in beech, joints by hand, seat with springs. I apply because I would like to do more with wood, and three days a week would suit me.',
      'Next Monday',
    ],
  },
  { candidate: 'piotr.zielinski', job: 'CNC machinist, solid wood and board', days_ago: 20, answers: [] },
  { candidate: 'jonas.brandt', job: 'CNC machinist, solid wood and board', days_ago: 12, answers: [] },
  {
    candidate: 'aylin.demir',
    job: 'Upholsterer, three days a week',
    days_ago: 11,
    answers: ['Tuesday to Thursday. Thursdays with customers are what I would look forward to most.'],
  },
  {
    candidate: 'emil.krause',
    job: 'Workshop internship, eight weeks',
    days_ago: 15,
    answers: [
      'Kitchen shelves (they hold), a plywood boat (it leaks a little at the bow), the balcony for Romeo and Juliet (it held both of them and once a teacher). And around 300 inner tubes.',
    ],
  },
  {
    candidate: 'yuki.tanabe',
    job: 'Workshop internship, eight weeks',
    days_ago: 9,
    answers: [
      'Books, mostly: notebooks with long-stitch bindings and boxes for them. One small shelf without nails, with a lot of help. I could come on a working-holiday visa and would pay for the journey myself.',
    ],
  },
  { candidate: 'claudia.werner', job: 'Office administrator, mornings', days_ago: 18, answers: [] },
  {
    candidate: 'dimas.prasetyo',
    job: 'Front-end developer (React) for live departures',
    days_ago: 2,
    answers: [
      'My bank app. Every morning it shows me a greeting, an offer and a survey before the balance. I would show the balance, and under it the last three things that happened.',
      '40',
    ],
  },
  {
    candidate: 'lena.vogt',
    job: 'Back-end developer, Node.js and PostgreSQL',
    days_ago: 0,
    answers: [
      'We moved bed assignments out of spreadsheets and found patients with two birthdays. I stopped the switch on the same evening, added a table of doubts that the wards could work off, and we moved one hospital a week instead of four in a night. It took a month longer, and nobody lost a bed.',
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
      'No alarm that could have been a chat at nine. A round at two in which I look at people and not at charts. And a handover in which I have nothing to add that the day team cannot read.',
    ],
  },
  {
    candidate: 'kofi.mensah',
    job: 'Care assistant, dementia unit',
    days_ago: 1,
    answers: [
      'I ask her what she is cooking tonight and how many there will be. Then we peel some potatoes together, because there is always a kitchen. By the second potato we are talking about the children, and that was what she needed.',
    ],
  },
  { candidate: 'kofi.mensah', job: 'Volunteer and activities coordinator', days_ago: 25, answers: [] },
  { candidate: 'megan.pryce', job: 'Physiotherapist for our visiting team', days_ago: 6, answers: [] },
  {
    candidate: 'freja.madsen',
    job: 'Baker, early shift, rye and wheat',
    days_ago: 9,
    answers: [
      'A half-rye with roasted oats and a bit of dark beer from around the corner. It keeps for five days, and it makes very good toast on the fourth.',
    ],
  },
  {
    candidate: 'freja.madsen',
    job: 'Pastry baker for buns, tarts and the odd wedding',
    days_ago: 20,
    answers: [],
  },
  {
    candidate: 'daan.verhoeven',
    job: 'Forklift and reach truck driver, cold store',
    days_ago: 4,
    answers: ['Counterbalance, reach truck and order picker, all valid for another three years', 'Early'],
  },
  {
    candidate: 'samuel.okafor',
    job: '.NET developer for our warehouse system (C#, ASP.NET)',
    days_ago: 5,
    answers: [
      'From the outside in. First I would record what a day of scanners sends and what the database looks like afterwards, and make that a test that can be replayed. Then the upgrade goes project by project, the libraries first and the feared Windows service last, with both versions running against the same recordings until they agree.',
      'UTC+1, the same as Rotterdam in winter',
    ],
  },
  {
    candidate: 'wayan.sudarma',
    job: 'Front office supervisor',
    days_ago: 8,
    answers: [
      'First a seat, a warm towel and something to drink, then the truth: forty minutes. Meanwhile I help to make the bed myself. Breakfast is on us, and I write down why it happened so that it does not happen to the next guest.',
    ],
  },
  { candidate: 'ratna.puspita', job: 'Sous chef, Javanese kitchen', days_ago: 17, answers: [] },
  {
    candidate: 'dimas.prasetyo',
    job: 'React Native developer, offline first',
    days_ago: 1,
    answers: [
      'I would not let the later clock win, because clocks on cheap phones lie. I would store what people did (added two, removed one) instead of the result, so that most changes can simply both count. What truly contradicts goes to the trader as one clear question.',
    ],
  },
  { candidate: 'dimas.prasetyo', job: 'Back-end engineer, Go', days_ago: 11, answers: [] },
  {
    candidate: 'fiona.mackay',
    job: 'Paralegal, property and leases',
    days_ago: 4,
    answers: [
      'A break clause is a door in the middle of your lease: on that date you may leave early. The door only opens if you write to the landlord in time and do exactly what the clause asks, so put the date in your calendar today. If the landlord has the same clause, the door opens from the other side too.',
    ],
  },
  {
    candidate: 'fiona.mackay',
    job: 'Data protection adviser, remote',
    days_ago: 5,
    answers: [
      'That a year will be hard to justify, and that he would not enjoy looking through it either. I would ask what happened in the past that the camera helped with. Usually it is a locker and a matter of days, so two weeks, a sign at the door, and a note of who may look.',
      '16',
    ],
  },
  {
    candidate: 'carmen.ibanez',
    job: 'Primary teacher, year 3, Spanish and English',
    days_ago: 8,
    answers: [
      'Fractions with real oranges: after ten minutes there were no fractions and no oranges, only juice. Next day we did it again, with a knife only for me and a recipe for exactly 21 glasses. They still know what an eighth is.',
      'Spanish, English, and Valencian up to year 4',
    ],
  },
  { candidate: 'carmen.ibanez', job: 'Evening teacher of Spanish for adults', days_ago: 14, answers: [] },
  {
    candidate: 'denise.tran',
    job: 'Embedded engineer, C++ and machine vision',
    days_ago: 0,
    answers: [
      'A dispenser miscounted once in about nine million pills, only on Mondays. A log write after the weekend held a lock for 300 microseconds longer because the flash was cleaning up. What gave it away was plotting the misses against the free blocks instead of the time.',
    ],
  },
  {
    candidate: 'erik.halvorson',
    job: 'TIG welder, stainless frames and hoppers',
    days_ago: 8,
    answers: ['Stainless sheet 3G and stainless tube 6G, both renewed last fall'],
  },
  { candidate: 'erik.halvorson', job: 'Quality lead for final inspection', days_ago: 30, answers: [] },
  {
    candidate: 'emil.krause',
    job: 'Orchard hands for the apple harvest',
    days_ago: 3,
    answers: [
      'The whole season; school is over by then and I have saved for the flight',
      'My friend Theo, who applies too',
    ],
  },
  {
    candidate: 'yuki.tanabe',
    job: 'Translator, Japanese to English, gardens and crafts',
    days_ago: 5,
    answers: [
      'It depends on the picture. Under the cracked bowl in your moss book I would write: "Mended twice, and the better for it." I would leave the word itself to the essay.',
    ],
  },
  { candidate: 'yuki.tanabe', job: 'Bookbinder, three or four days a week', days_ago: 13, answers: [] },
  { candidate: 'samuel.okafor', job: 'WordPress developer for our small web shop', days_ago: 8, answers: [] },
  {
    candidate: 'dimas.prasetyo',
    job: 'WordPress developer for our small web shop',
    days_ago: 6,
    answers: [],
  },
  {
    candidate: 'thandi.mokoena',
    job: 'Solar installer, crew leader',
    days_ago: 0,
    answers: [
      'Old asbestos sheets in Woodstock. The customer had already paid the deposit and wanted it done before Christmas. I showed him photos of the cracks, gave him the name of a certified roofer, and we came back in March. He has sent us two neighbours since.',
      'Code B since 2017',
    ],
  },
  { candidate: 'thandi.mokoena', job: 'Energy adviser for homes and clinics', days_ago: 22, answers: [] },
]

export const savedJobs: WrittenSavedJob[] = [
  { candidate: 'demo.candidate', job: 'UI/UX designer for dispatchers and drivers' },
  { candidate: 'demo.candidate', job: 'Back-end developer, Node.js and PostgreSQL' },
  { candidate: 'demo.candidate', job: 'WordPress developer for our small web shop' },
  { candidate: 'jonas.brandt', job: 'Team lead for fitting on site' },
  { candidate: 'piotr.zielinski', job: 'Team lead for fitting on site' },
  { candidate: 'claudia.werner', job: 'Bookkeeper for small firms' },
  { candidate: 'emil.krause', job: 'Joiner for stairs and old doors' },
  { candidate: 'emil.krause', job: 'Cargo bike courier, mornings' },
  { candidate: 'lena.vogt', job: 'Site reliability engineer, four days a week' },
  { candidate: 'lena.vogt', job: 'Data analyst, Python and SQL' },
  { candidate: 'samuel.okafor', job: 'Data analyst, Python and SQL' },
  { candidate: 'grace.whitcombe', job: 'Physiotherapist for our visiting team' },
  { candidate: 'kofi.mensah', job: 'Cook for 46 lunches and one birthday cake' },
  { candidate: 'katharina.moser', job: 'Drinking water technician' },
  { candidate: 'katharina.moser', job: 'GIS specialist for pipes, lamps and trees' },
  { candidate: 'hemi.parata', job: 'Orchard hands for the apple harvest' },
  { candidate: 'carmen.ibanez', job: 'School social worker' },
  { candidate: 'erik.halvorson', job: 'Mechanical engineer, SolidWorks' },
  { candidate: 'dimas.prasetyo', job: 'Quality engineer who likes markets' },
  { candidate: 'thandi.mokoena', job: 'Electrician for street lighting' },
]
