import type { DemoJob, DemoMessage } from './types.ts'
import type { WrittenApplication, WrittenRating } from './written.ts'

/** What makes the two sample accounts ones that have been in use for a while. */
export const endedJobs: DemoJob[] = [
  {
    company: 'demo.company',
    title: 'Fitter for a school library, twelve weeks',
    detail: `The primary school on Pistoriusstraße gets a library: 64 metres of shelves in ash, three reading caves, and a ladder that runs on rails and must not be fun, say the parents.

Everything is built. What we need is one more pair of hands on site, from Monday to Thursday, together with Pawel and Jette.

You have fitted furniture before, you can scribe a board to a wall from 1911, and you are fine with an audience of six-year-olds at ten o'clock, when the break begins.

Twelve weeks, paid by the hour, tools and van from us. Lunch is in the school, and it is good.`,
    skills: ['Joinery', 'Cabinet Making', 'Blueprint Reading'],
    locations: ['Berlin, Germany'],
    employment_types: ['Temporary'],
    salary: { nominal: '27.40', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: -34,
    posted_days_ago: 62,
    remote: false,
    questions: [{ type: 'input', value: 'From which day could you come?', required: true }],
    ended: { status: 'In Progress', accepted: 'piotr.zielinski', days_ago: 31 },
  },
  {
    company: 'demo.company',
    title: 'Website for our open workshop day',
    detail: `Once a year we open the doors, and last time so many people came that we could not see the machines. This year visitors should choose an hour beforehand.

We need a small website: what one can see, when there is space, a form with four fields, and a mail that says yes. Judith writes the texts, the photos are there.

Four weeks, at a fixed price or by the hour. It should be readable on the phone of somebody who stands in the tram, and also by those who have it read to them.

Our shelf configurator stays as it is; nobody has to touch it.`,
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
    title: 'Upholstery of forty theatre seats',
    detail: `A cinema in Friedrichshain has kept its seats since 1958 and would like to keep them. We repair the frames; somebody has to do the soft part.

Forty seats, springs and webbing, wool in a red that the monument office has approved. The seats come to us in lots of eight, and you work in the corner beside the finishing shop.

We have counted on five hours a seat. If you need six, tell us early, and we will tell the cinema.

At the end there is a film, and you may choose it.`,
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
    detail: `We had planned to run the router in two shifts from autumn. The second shift would begin at two and end at ten, with the hall to yourself and a colleague within call.

You nest, set up and run, and you leave the list for the morning in better shape than you found it.

If the orders develop differently, we will say so before anybody gives notice elsewhere.`,
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
    detail: `Two places, three years, one trade. You learn at the bench, at the machines, on site and, on Thursdays, at the vocational school.

In the first year you build your own tool chest. In the third you build what you like, and we lend you the time.

School reports interest us less than what you have made. Bring it, or a photo of it, or tell us why it did not work.`,
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
    title: 'Accessibility check of the ticket pages',
    detail: `In June our ticket pages have to be usable by everybody, by law. We would like them to be so because it is right, and we do not know how far away we are.

The job: go through the nine pages with keyboard, screen reader and a very large font, write down what you find in the order in which you would mend it, and sit beside us for the first ten repairs.

About eight days within two months. You work from wherever you like and come to Hamburg once.`,
    skills: ['Web Accessibility', 'HTML', 'CSS'],
    locations: ['Hamburg, Germany', 'Remote'],
    employment_types: ['Freelance'],
    salary: { nominal: '72.00', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: -70,
    posted_days_ago: 96,
    remote: true,
    questions: [{ type: 'textarea', value: 'Which fault do you find most often?', required: true }],
    ended: { status: 'Finished', accepted: 'demo.candidate', days_ago: 72, finished_days_ago: 4 },
  },
  {
    company: 'kornblomst',
    title: 'Order page for cafés, six weeks',
    detail: `Forty cafés send us their orders by telephone, by text message and on paper napkins. From autumn they should have one page.

A list of our breads, a number beside each, a time until which one may change it, and a sheet that is printed in the bakery at half past eleven at night. That is all of it, and we mean that.

You talk to Signe, who packs, and to three cafés, who order. Six weeks, on invoice. Payment in money and, if you like, in rye.`,
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
    title: 'Receipts that can be read in sunlight',
    detail: `A receipt in our app is looked at by two people at once, at noon, on a screen with a crack. It should still be clear who owes what.

We look for somebody who redraws and rebuilds this one screen within eight weeks, in React Native, with tests in two markets. The rest of the app stays as it is.

A short list of what does not work today is ready. It has photos.`,
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
    title: 'A catalogue that can be read aloud',
    detail: `For a museum of musical instruments we make a catalogue on paper and, beside it, one for the web in which each instrument can be heard and each picture is described.

We have the paper, the recordings and a good translator. We need a person for the page.

The museum has asked us to wait for its new opening date, so please read this as an early invitation.`,
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
]

const LIBRARY = 'Fitter for a school library, twelve weeks'
const OPEN_DAY = 'Website for our open workshop day'
const SEATS = 'Upholstery of forty theatre seats'
const LATE_SHIFT = 'Second machine operator, late shift'
const TICKETS = 'Accessibility check of the ticket pages'
const CAFES = 'Order page for cafés, six weeks'
const RECEIPTS = 'Receipts that can be read in sunlight'

export const earlierApplications: WrittenApplication[] = [
  {
    candidate: 'piotr.zielinski',
    job: LIBRARY,
    days_ago: 49,
    answers: ['From the first Monday of the month; my boss has agreed to unpaid leave'],
  },
  {
    candidate: 'jonas.brandt',
    job: LIBRARY,
    days_ago: 45,
    answers: ['Only from the middle of the month, I am afraid'],
  },
  { candidate: 'aylin.demir', job: LIBRARY, days_ago: 44, answers: ['At once, Mondays and Tuesdays'] },
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
      'A button that is a picture of a button. It looks right, and neither the keyboard nor the screen reader can find it.',
    ],
  },
  {
    candidate: 'dimas.prasetyo',
    job: TICKETS,
    days_ago: 88,
    answers: ['Error messages that are only red. Who cannot see the colour does not see the error.'],
  },
  { candidate: 'demo.candidate', job: CAFES, days_ago: 36, answers: [] },
  { candidate: 'lena.vogt', job: CAFES, days_ago: 33, answers: [] },
  { candidate: 'dimas.prasetyo', job: RECEIPTS, days_ago: 97, answers: [] },
  { candidate: 'demo.candidate', job: RECEIPTS, days_ago: 95, answers: [] },
  { candidate: 'demo.candidate', job: 'A catalogue that can be read aloud', days_ago: 30, answers: [] },
  { candidate: 'yuki.tanabe', job: 'A catalogue that can be read aloud', days_ago: 28, answers: [] },
]

// Two are still to be given: the company has not rated its upholsterer, and the candidate not the ticket pages.
export const writtenRatings: WrittenRating[] = [
  {
    job: OPEN_DAY,
    from: 'demo.company',
    to: 'demo.candidate',
    rating: 5,
    comment:
      'Mira asked how people get here before she asked for the logo. The page was ready a week early, 412 visitors came in the hours they had chosen, and for the first time everybody saw the machines.',
    days_ago: 64,
  },
  {
    job: OPEN_DAY,
    from: 'demo.candidate',
    to: 'demo.company',
    rating: 4.5,
    comment:
      'Short ways, clear answers, invoice paid on the next day. The texts arrived a little late, but they were worth waiting for. I still have a shelf from there.',
    days_ago: 63,
  },
  {
    job: SEATS,
    from: 'aylin.demir',
    to: 'demo.company',
    rating: 5,
    comment:
      'A bright corner, a good machine, and people who understand that springs take time. When I needed six hours for a seat instead of five, one sentence was enough.',
    days_ago: 3,
  },
  {
    job: TICKETS,
    from: 'haltepunkt',
    to: 'demo.candidate',
    rating: 5,
    comment:
      'Sixty-one findings, in the order in which we should mend them, and not one of them hurt. Our developers now unplug their mice on Fridays.',
    days_ago: 2,
  },
  {
    job: RECEIPTS,
    from: 'perahu-labs',
    to: 'dimas.prasetyo',
    rating: 4.5,
    comment:
      'Stood in the market at noon until he had seen it himself. The new receipt is larger, plainer and half as long.',
    days_ago: 12,
  },
]

const invitation: DemoMessage = {
  from: 'kornblomst',
  to: 'demo.candidate',
  subject: 'Order page: when can we talk?',
  body: 'Hej Mira,\n\nwe liked how briefly you wrote. Could we talk on the telephone on Thursday, after ten? Before that we are asleep.\n\nSigne, Kornblomst',
  days_ago: 30,
}
const thursday: DemoMessage = {
  from: 'demo.candidate',
  to: 'kornblomst',
  subject: 'Re: Order page: when can we talk?',
  body: 'Dear Signe,\n\nThursday at half past ten is fine. Could you send me a photo of one of the napkins? I would like to see what an order looks like before it becomes a form.\n\nMira',
  days_ago: 29,
  answers: invitation,
}
const configurator: DemoMessage = {
  from: 'demo.candidate',
  to: 'demo.company',
  subject: 'Your shelf configurator',
  body: 'Hello Judith,\n\nI have just applied for the configurator. Since the open workshop day I have drawn three shelves with it, one of them under a sloping ceiling, and I know now what you mean.\n\nIf it helps, I can show you on Thursday where I got stuck. It takes ten minutes.\n\nBest wishes\nMira',
  days_ago: 2,
}

export const writtenMessages: DemoMessage[] = [
  invitation,
  thursday,
  {
    from: 'kornblomst',
    to: 'demo.candidate',
    subject: 'Re: Order page: when can we talk?',
    body: 'Here are four of them. The one with the coffee ring is from our best customer.\n\nFriday at the latest you hear from us.\n\nSigne',
    days_ago: 28,
    answers: thursday,
  },
  {
    from: 'kornblomst',
    to: 'demo.candidate',
    subject: 'First test in the packing room',
    body: 'Hej Mira,\n\nthe sheet came out of the printer at 23:31 and nobody had to telephone. Two wishes from the night shift: larger numbers, and please sort by bicycle and not by alphabet.\n\nhttps://kornblomst.example.org/orders has last night’s list.\n\nSigne',
    days_ago: 1,
    isUnread: true,
  },
  {
    from: 'haltepunkt',
    to: 'demo.candidate',
    subject: 'Ticket pages: done',
    body: 'Dear Mira,\n\nthe last of your sixty-one points is mended, number 17 of all things. We have marked the work as finished and left you a rating; we would be glad about one from you.\n\nThere is a front-end post open at present. I am not allowed to say that we think of you, so I only mention it.\n\nArne, Haltepunkt',
    days_ago: 3,
    isUnread: true,
  },
  {
    from: 'perahu-labs',
    to: 'demo.candidate',
    subject: 'Your application: Receipts that can be read in sunlight',
    body: 'Dear Mira,\n\nwe have chosen somebody who can stand in the market tomorrow at noon. Your sketch with the two thumbs hangs in our kitchen, and we hope that you do not mind.\n\nGreetings from Jakarta\nRatih',
    days_ago: 73,
  },
  {
    from: 'hinoki-ink',
    to: 'demo.candidate',
    subject: 'The catalogue has to wait',
    body: 'Dear Mira,\n\nthe museum opens a year later than planned, so we have closed the post. When it comes back, we will write to you first.\n\nThank you for the recording of your screen reader. Our printer, who is 71, has played it to everybody.\n\nHinoki & Ink',
    days_ago: 12,
  },
  {
    from: 'granbarken',
    to: 'demo.candidate',
    subject: 'A newsletter that you did not ask for',
    body: 'Hello,\n\nyou once asked us about a post in Stockholm. We have put you on no list, this is a single message: we look for web developers again.\n\nGranbarken',
    days_ago: 20,
    deletedBy: 'recipient',
  },
  configurator,
  {
    from: 'demo.company',
    to: 'demo.candidate',
    subject: 'Re: Your shelf configurator',
    body: 'Hello Mira,\n\nThursday is good, Pawel will be there too. Please bring the shelf with the sloping ceiling, or at least its angle.\n\nJudith',
    days_ago: 1,
    answers: configurator,
    isUnread: true,
  },
  {
    from: 'jonas.brandt',
    to: 'demo.company',
    subject: 'Question about stairs and old doors',
    body: 'Good morning,\n\nin your advertisement you write that fitting is one or two days a week. Is that always in the city? I live in Pankow and have no car, but a good cargo bike.\n\nRegards\nJonas Brandt',
    days_ago: 6,
  },
  {
    from: 'demo.company',
    to: 'jonas.brandt',
    subject: 'Re: Question about stairs and old doors',
    body: 'Good morning Mr Brandt,\n\nnearly always, and for the rest there is a van. The record so far is a front door by cargo bike, over four kilometres.\n\nJudith Lenz, Linden & Pike',
    days_ago: 5,
  },
  {
    from: 'piotr.zielinski',
    to: 'demo.company',
    subject: 'Library: ladder',
    body: 'Hello Judith,\n\nthe ladder runs. The head teacher has asked whether it could run a little less well. I have put in the felt.\n\nNext week we need the last eleven boards for the caves.\n\nPiotr',
    days_ago: 1,
    isUnread: true,
  },
  {
    from: 'aylin.demir',
    to: 'demo.company',
    subject: 'Seat 40',
    body: 'Dear all,\n\nseat 40 left on Tuesday. The cinema has asked which film I would like to see. It is a difficult decision, and I will take my time.\n\nThank you for everything. If you find the time for a rating, I would be glad.\n\nAylin',
    days_ago: 4,
    isUnread: true,
  },
  {
    from: 'emil.krause',
    to: 'demo.company',
    subject: 'Apprenticeship: is it too late?',
    body: 'Hello,\n\nI have applied for September. The deadline is over, but I still wanted to say that the boat no longer leaks.\n\nEmil Krause',
    days_ago: 2,
  },
  {
    from: 'demo.company',
    to: 'claudia.werner',
    subject: 'Mornings in our office',
    body: 'Dear Ms Werner,\n\nthank you for your application. Could you come for a coffee next week, and would you mind dogs? Ours is called Leim and sleeps for most of the day.\n\nJudith Lenz, Linden & Pike',
    days_ago: 9,
  },
]
