import type { DemoJob } from './types.ts'

export const jobs: DemoJob[] = [
  {
    company: 'demo.company',
    title: 'Joiner for stairs and old doors',
    detail: `We are looking for a joiner who likes a staircase that has to fit a house from 1893 and not the other way round.

What you will do
- Measure on site, draw, build and glue up stairs and panelled doors, mostly in oak and larch
- Repair old front doors: new rails, new sills, the old paint left where it can stay
- Fit your own work, usually in pairs, one or two days a week

What helps
- A finished apprenticeship as a joiner or carpenter, and a few years after it
- You can set up a moulder and a tenoner yourself
- Enough German to talk to a tenant about dust

What we offer
- 38 hours, done at two on Fridays, overtime as time off
- 30 days of holiday, and the two weeks around New Year are always free
- Your own bench, and use of the machines on Saturdays for your own projects

How we hire
Send your application, come for a coffee and a look around, then work with us for one paid day. You hear from us within a week, also if it is a no.`,
    skills: ['Joinery', 'Cabinet Making', 'Furniture Restoration', 'Blueprint Reading'],
    locations: ['Berlin, Germany'],
    employment_types: ['Full-time'],
    salary: { nominal: '45500.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 24,
    posted_days_ago: 9,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'Tell us about one piece you built or repaired that you would show us first.',
        required: true,
      },
      { type: 'input', value: 'When could you start?', required: true },
    ],
  },
  {
    company: 'demo.company',
    title: 'Web developer for our shelf configurator (React, TypeScript)',
    detail: `On our website people draw their own shelf, see the price at once, and send it straight to our saw. It works well enough that we now need somebody to look after it.

The thing as it stands
React and TypeScript in the browser, a small Node.js service, PostgreSQL, about 14,000 lines, tests for the price calculation and too few for the rest. Around 90 orders a month, two thirds of them begun on a phone.

The first three months
- Sloping ceilings: the most wanted feature, and an interesting bit of geometry
- Make the drawing usable with a keyboard
- A calmer order page, so that fewer people call to ask whether it went through

How we work
About ten days a month, from wherever you like, with one day here in Weißensee every few weeks, because it helps to see the boards come off the machine. You talk to Judith, who runs the orders, and to Pawel, who runs the saw. There is no manager in between.

Good to bring
Work with React that you can show, an eye for plain interfaces, and patience with millimetres. An invoice is paid within seven days.`,
    skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Web Accessibility'],
    locations: ['Berlin, Germany', 'Remote'],
    employment_types: ['Freelance', 'Contract'],
    salary: { nominal: '62.00', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 17,
    posted_days_ago: 4,
    remote: true,
    questions: [
      { type: 'input', value: 'A link to something you built that real people use', required: true },
      {
        type: 'textarea',
        value: 'What would you look at first in a configurator that people leave half-way?',
        required: true,
      },
      { type: 'input', value: 'How many days a month do you have?', required: false },
    ],
  },
  {
    company: 'demo.company',
    title: 'CNC machinist, solid wood and board',
    detail: `Our five-axis router came in spring and is busier than we thought. We want a second person who can run it without a manual in one hand.

Your day starts with the list that the drawing office leaves in the evening. You nest the boards, choose and measure the tools, run the first piece slowly and the rest at full speed. In the afternoon you sharpen, clean and talk through tomorrow with the bench joiners.

You should be able to
- read and correct a program, not only start it
- tell oak that is dry from oak that says it is dry
- stop the machine when something sounds wrong, whoever is waiting

We offer a permanent contract, a dust extraction that works, a training week at the maker of the machine in your first year, and a bonus that all of us share equally.

We read every application together on Thursdays. A half-day at the machine, paid, follows.`,
    skills: ['CNC Machining', 'CNC Programming', 'Machine Maintenance', 'Joinery'],
    locations: ['Berlin, Germany'],
    employment_types: ['Full-time'],
    salary: { nominal: '47200.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 2,
    posted_days_ago: 26,
    remote: false,
    questions: [],
  },
  {
    company: 'demo.company',
    title: 'Upholsterer, three days a week',
    detail: `Window seats, dining benches, and now and then a whole hotel lobby: the soft part of our furniture has gone to a workshop outside the city until now. We would like to have it in the house.

You set up the corner yourself. There is a bright room of 40 square metres beside the finishing shop and money for a table, a walking-foot machine and a compressor of your choice.

Most pieces are foam and wool on ply. About one in five is classic work with webbing and springs, and we would love that to become more.

Three days, freely chosen, as long as we know them a month ahead. Customers come to choose fabric on Thursdays, so Thursday should be one of them.

Please bring a finished apprenticeship or the hands of somebody who has one.`,
    skills: ['Upholstery', 'Sewing', 'Furniture Restoration', 'Customer Service'],
    locations: ['Berlin, Germany'],
    employment_types: ['Part-time'],
    salary: { nominal: '26.50', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 33,
    posted_days_ago: 13,
    remote: false,
    questions: [{ type: 'input', value: 'Which three days would suit you?', required: false }],
  },
  {
    company: 'demo.company',
    title: 'Workshop internship, eight weeks',
    detail: `For everybody who wonders whether joinery could be their trade: eight weeks at our benches, paid, with a piece of your own to take home.

Week by week
1 - 2: sharpening, planing, joints by hand
3 - 5: with a joiner on a real order, from the timber rack to the finished oil
6: on site, carrying, measuring, fitting
7 - 8: your own piece; oak or ash is on us

You need no experience. You need sturdy shoes, the wish to be on time, and the courage to ask. You should be 16 or older.

Two of our nineteen people started exactly like this. If it suits both sides, there is an apprenticeship at the end.

You are never alone at a machine, and some machines you will only watch.`,
    skills: ['Carpentry', 'Joinery', 'Wood Finishing'],
    locations: ['Berlin, Germany'],
    employment_types: ['Internship'],
    salary: { nominal: '1450.00', paid_period: 'Month' },
    experience_level: '1 - 2 years',
    deadline_in_days: 41,
    posted_days_ago: 18,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'What have you made with your hands so far? Anything counts.',
        required: true,
      },
    ],
  },
  {
    company: 'demo.company',
    title: 'Office administrator, mornings',
    detail: `The phone rings, a lorry wants to know which gate, a customer has changed her mind about brass, and the tax adviser needs the May receipts. You keep your head and find the folder.

In detail: quotes and invoices, incoming goods, the fitting calendar, time sheets, preparation of the books, and the friendly second reminder when an invoice is overdue.

Twenty to twenty-four hours, Monday to Friday from eight. School holidays can be planned around; we have done it for years.

We work with a plain bookkeeping program and a very good spreadsheet. You will share the room with Judith and with a dog called Leim.

Handover with your predecessor: four full weeks. She is retiring and has already started to label everything.`,
    skills: ['Office Administration', 'Bookkeeping', 'Customer Service', 'Microsoft Excel', 'German'],
    locations: ['Berlin, Germany'],
    employment_types: ['Part-time'],
    salary: { nominal: '21.80', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 11,
    posted_days_ago: 20,
    remote: false,
    questions: [],
  },
  {
    company: 'demo.company',
    title: 'Team lead for fitting on site',
    detail: `Two vans, five fitters, and usually three building sites at once. You plan the week, drive ahead to measure, and make sure that what left the workshop straight is still straight on the wall.

Your part
- Plan people, vans and deliveries with the drawing office
- Final measurements, and the decision when a wall is worse than the drawing
- Handover to the customer, with a list that is short because you have already worked it off

You have fitted for years yourself and you are good with people on both sides of the door. A driving licence for a 3.5-ton van is needed, a master craftsman's certificate is not.

Pay includes a van that you may use privately, and a phone that is off after five.`,
    skills: ['Site Management', 'Joinery', 'Team Leadership', 'Blueprint Reading'],
    locations: ['Berlin, Germany'],
    employment_types: ['Full-time'],
    salary: { nominal: '53800.00', paid_period: 'Year' },
    experience_level: '8 - 10 years',
    deadline_in_days: 58,
    posted_days_ago: 0,
    remote: false,
    questions: [],
  },
  {
    company: 'haltepunkt',
    title: 'Front-end developer (React) for live departures',
    detail: `A few hundred thousand people look at our departure boards every morning, on phones, on screens at stops, and on one very old monitor in a ferry café. You will build what they see.

What is on the list
- Departure pages that work with a weak signal and say clearly how old their data is
- A map with moving buses that does not empty the battery
- A roster screen for dispatchers: dense, fast, entirely usable from the keyboard

Our tools are React, TypeScript, and as few other things as we can manage. We measure every release on a four-year-old phone. Code is reviewed on the same day.

We are looking for somebody with a few years of React who writes semantic HTML without being asked and is glad when a screen gets simpler.

Hamburg or remote within three hours of Central European Time. 32 hours are as welcome as 40. One day a month you answer support calls, with help.

Two talks of an hour, and a paid afternoon on a real ticket together.`,
    skills: ['React', 'TypeScript', 'CSS', 'HTML', 'Web Accessibility'],
    locations: ['Hamburg, Germany', 'Berlin, Germany', 'Remote'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '66000.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 29,
    posted_days_ago: 3,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value: 'Which screen that you use every day would you simplify, and how?',
        required: true,
      },
      { type: 'input', value: 'Hours a week you would like to work', required: false },
    ],
  },
  {
    company: 'haltepunkt',
    title: 'Back-end developer, Node.js and PostgreSQL',
    detail: `A timetable is a small thing until a bridge closes. Then 400 trips, 60 drivers and a ferry change within an hour, and everybody looks at us.

You will own the planning service: TypeScript on Node.js, PostgreSQL with real constraints, and a queue that lives in the same database. It serves 63 operators from two machines and has room to spare.

Coming up: importing timetables in three national formats, a history that can answer "what did we tell the passengers at 7:42?", and row-level separation of the operators.

You know how to read a query plan and when not to add an index. You would sooner delete code than configure it. German is not needed; our written language is English.

Salary bands are the same for everybody and are on the wall in the kitchen. This job is in band 3.`,
    skills: ['Node.js', 'TypeScript', 'PostgreSQL', 'SQL', 'REST API Design'],
    locations: ['Hamburg, Germany', 'Remote'],
    employment_types: ['Full-time'],
    salary: { nominal: '74000.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 36,
    posted_days_ago: 1,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value: 'Describe a migration of data that went differently than planned.',
        required: true,
      },
    ],
  },
  {
    company: 'haltepunkt',
    title: 'UI/UX designer for dispatchers and drivers',
    detail: `Our users do not look at screens for fun. A dispatcher has eleven seconds between two radio calls; a driver has one glance at a red light.

You would spend your first two weeks in depots, from Flensburg to an island with four buses. After that you decide with us what to draw first. We suspect it is the shift swap.

The work is research, flows, interface text and a small component library in Figma that the developers already keep in step with the code. We care more about a clear sentence than about a new shade of blue.

80 percent is possible, and so is living elsewhere if you like trains.

Please show two pieces of work, one of which you would do differently today.`,
    skills: ['UI/UX Design', 'User Research', 'Figma', 'Web Accessibility', 'Copywriting'],
    locations: ['Hamburg, Germany'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '61500.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 48,
    posted_days_ago: 11,
    remote: false,
    questions: [{ type: 'input', value: 'Link to two pieces of work', required: true }],
  },
  {
    company: 'haltepunkt',
    title: 'Site reliability engineer, four days a week',
    detail: `The first bus leaves at 4:12. From then on our service should be boring.

Today it runs on Linux machines at two German hosts, with containers, Terraform, and a deployment that takes six minutes. Last year we were down for 41 minutes in total. You will know each of those minutes by the end of your first month.

Your projects: restore tests that run by themselves, dashboards a support colleague understands, and a plan for the day when one of the hosts is gone.

On call is one week in five, shared with the developers, paid by the week, and a night call means the next morning off. There were seven night calls last year.

32 hours over four days. We chose that on purpose and will not ask you for the fifth.`,
    skills: [
      'Site Reliability Engineering',
      'Linux Administration',
      'Docker',
      'Terraform',
      'PostgreSQL',
      'CI/CD',
    ],
    locations: ['Hamburg, Germany', 'Remote'],
    employment_types: ['Part-time'],
    salary: { nominal: '68500.00', paid_period: 'Year' },
    experience_level: '6 - 8 years',
    deadline_in_days: 15,
    posted_days_ago: 22,
    remote: true,
    questions: [],
  },
  {
    company: 'haltepunkt',
    title: 'Student assistant for test automation',
    detail: `Ten to sixteen hours a week beside your studies, in our office in Altona or from your desk.

You write browser tests for the paths that must never break: sell a day ticket, swap a shift, announce a delay. You find out why a test is sometimes red, which is the more interesting half.

You get a mentor who has time on two fixed afternoons, code reviews like everybody else, and no work in the weeks of your exams.

A bit of TypeScript or JavaScript, curiosity, and enrolment at a university are all you need. Several of our developers began in this job.`,
    skills: ['Test Automation', 'Software Testing', 'TypeScript', 'Git'],
    locations: ['Hamburg, Germany'],
    employment_types: ['Part-time', 'Internship'],
    salary: { nominal: '17.50', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 20,
    posted_days_ago: 15,
    remote: false,
    questions: [],
  },
  {
    company: 'alder-row-care',
    title: 'Registered nurse, nights',
    detail: `Forty-two people sleep in our house in Bedminster, or try to. You are the nurse in charge from half past eight in the evening until half past seven, with three carers who know every resident by name.

What the night is made of
- Medication rounds at ten and at six
- Wound care, pain, breathing, and the decision when to call the doctor
- Tea with the two or three who never sleep before two
- A handover that the morning can rely on

You need a current nursing registration. Experience with older people is welcome; kindness at four in the morning is essential.

We offer three nights a week for a full-time wage or two for a part-time one, a rota fixed six weeks ahead, a paid hour of supervision every month, and a free hot meal.

Come and see us in the evening before you decide anything. Ring the bell and ask for Denise.`,
    skills: ['Nursing', 'Medication Administration', 'Wound Care', 'Dementia Care'],
    locations: ['Bristol, United Kingdom'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '27.80', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 3,
    posted_days_ago: 16,
    remote: false,
    questions: [
      { type: 'input', value: 'Your registration number or the date you expect it', required: true },
      { type: 'textarea', value: 'What makes a good night shift for you?', required: false },
    ],
  },
  {
    company: 'alder-row-care',
    title: 'Care assistant, dementia unit',
    detail: `Fourteen people live on the garden floor. Some of them think it is 1962, and on most days that is fine.

You help with washing, dressing and eating, and with everything that makes a day worth getting up for: laying the table, feeding the hens, singing. Each carer is key worker for four residents and their families.

No experience? We train you for three weeks with full pay before you are counted in a shift. Experience? You start one step higher, and we pay for the next diploma.

Shifts are 7:30 to 15:00 or 14:30 to 22:00, every other weekend free. No split shifts.`,
    skills: ['Dementia Care', 'Elderly Care', 'First Aid', 'Food Hygiene'],
    locations: ['Bristol, United Kingdom'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '14.90', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 44,
    posted_days_ago: 2,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'A resident is sure she has to go home and cook for her children. What do you do?',
        required: true,
      },
    ],
  },
  {
    company: 'alder-row-care',
    title: 'Physiotherapist for our visiting team',
    detail: `Two or three days a week, you visit people in their own flats in south Bristol: after a fall, after a hip, or before either of them happens.

You assess, agree on one goal that matters to the person (the bus stop, the bath, the great-grandchild's birthday), and come back until it is reached. Six visits a day, with forty-five minutes each and time to travel. An electric pool car or a bicycle is yours for the day.

You would be our second physiotherapist. Rhiannon has built the team over four years and looks forward to somebody to think with. An occupational therapist and a nurse share the office.

Registration is required. Twenty-eight days of leave pro rata, a study budget of 1,200 a year, and no weekend work.`,
    skills: ['Physiotherapy', 'Patient Assessment', 'Elderly Care', 'Home Care'],
    locations: ['Bristol, United Kingdom'],
    employment_types: ['Part-time'],
    salary: { nominal: '30.50', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 27,
    posted_days_ago: 8,
    remote: false,
    questions: [],
  },
  {
    company: 'alder-row-care',
    title: 'Cook for 46 lunches and one birthday cake',
    detail: `Lunch is the most important event of our day. We want somebody who treats it that way.

You cook fresh, Monday to Friday, from seven to three, with one assistant. Budget: 6.10 a head. About a third of our residents need soft food, and it should still look like what it is.

You plan the menu with the residents' kitchen committee, which has firm views on gravy. Birthdays get the cake that the person wishes for; in March there were nine.

You bring training as a cook or solid years in a kitchen, and knowledge of allergens and textures, or the wish to learn it with our speech therapist.`,
    skills: ['Cooking', 'Menu Planning', 'Food Hygiene', 'Baking'],
    locations: ['Bristol, United Kingdom'],
    employment_types: ['Full-time'],
    salary: { nominal: '31800.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 19,
    posted_days_ago: 24,
    remote: false,
    questions: [],
  },
  {
    company: 'alder-row-care',
    title: 'Volunteer and activities coordinator',
    detail: `Sixty volunteers come to Alder Row: a retired harbour pilot who reads the news aloud, a class of ten-year-olds, a lady with two greyhounds. They need somebody who makes it all fit.

You find and welcome volunteers, match them with residents, plan the week's activities with the care teams and keep an eye on a small budget. You write the monthly letter to families.

Twenty-five hours, with some afternoons at weekends in exchange for a free weekday.

A background in community work, teaching, theatre or something we have not thought of would all make sense.`,
    skills: ['Volunteer Coordination', 'Community Outreach', 'Event Planning', 'Elderly Care'],
    locations: ['Bristol, United Kingdom'],
    employment_types: ['Part-time'],
    salary: { nominal: '16.70', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 52,
    posted_days_ago: 31,
    remote: false,
    questions: [],
  },
  {
    company: 'kornblomst',
    title: 'Baker, early shift, rye and wheat',
    detail: `Start at three, bread on the shelf at seven, home by eleven. You will see every sunrise of the year.

Our dough is fed by hand, shaped by hand and baked on stone. About 700 rye loaves and 400 wheat loaves on a weekday, more on Fridays. You work in a team of three and take turns at mixer, table and oven, a week each.

We would like you to
- have finished your training as a baker
- know sourdough well enough to change a recipe when the flour changes
- be good company at four in the morning; quiet company counts

Five nights a week, every second Saturday, never Sunday. Pension, six weeks of holiday, and a loaf a day.

Write to us, then come and bake with us for two nights, paid. On the third day we decide together.`,
    skills: ['Baking', 'Food Hygiene', 'Stock Control'],
    locations: ['Aarhus, Denmark'],
    employment_types: ['Full-time'],
    salary: { nominal: '26.80', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 8,
    posted_days_ago: 12,
    remote: false,
    questions: [
      { type: 'textarea', value: 'Which bread would you like to put on our shelf?', required: true },
    ],
  },
  {
    company: 'kornblomst',
    title: 'Pastry baker for buns, tarts and the odd wedding',
    detail: `Cardamom buns pay our rent, so we take them seriously: butter from one dairy, cardamom ground each morning, twelve folds.

You run the pastry table from five to one with one trainee. On the list are buns, seasonal tarts, a Saturday cake, and about twenty wedding cakes each summer, which you plan with the couples yourself.

There is room for your own ideas twice a year, when the whole team tastes new things and votes. The rhubarb and rye tart won by one vote and has been on the counter for three years.

Danish is nice to have; we will help you learn it.`,
    skills: ['Pastry Making', 'Baking', 'Employee Training'],
    locations: ['Aarhus, Denmark'],
    employment_types: ['Full-time'],
    salary: { nominal: '4350.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 38,
    posted_days_ago: 28,
    remote: false,
    questions: [],
  },
  {
    company: 'kornblomst',
    title: 'Shop assistant, weekends',
    detail: `Saturday and Sunday, 6:30 to 13:30, in our shop on Ingerslevs Boulevard. Good for a student, or for anyone who likes mornings and people.

You sell bread, make coffee, slice, wrap, and tell customers which loaf keeps until Wednesday. On Saturdays there is a market outside and a queue inside. You are three behind the counter, so it stays cheerful.

We teach you everything about bread and milk foam. You teach us your name and which weekends you need off.`,
    skills: ['Retail Sales', 'Customer Service', 'Cash Handling', 'Coffee Preparation'],
    locations: ['Aarhus, Denmark'],
    employment_types: ['Part-time'],
    salary: { nominal: '21.20', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 5,
    posted_days_ago: 7,
    remote: false,
    questions: [
      { type: 'input', value: 'Are you 18 or older? (The coffee machine insists.)', required: true },
    ],
  },
  {
    company: 'kornblomst',
    title: 'Cargo bike courier, mornings',
    detail: `Eighteen stops, 110 kilos of bread, one electric bike with a proper box. You leave at 6:15 and are done by ten.

You know the city or enjoy learning it. You lock the bike, carry two crates up a canteen stair, get a signature and a "good morning", and roll on. In ice we split the tour and slow down; bread can wait, you should arrive.

Rain gear, winter tyres, repairs and a coffee on return are ours.

Four mornings a week for at least six months.`,
    skills: ['Cargo Bike Delivery', 'Delivery Driving', 'Bicycle Repair'],
    locations: ['Aarhus, Denmark'],
    employment_types: ['Part-time', 'Temporary'],
    salary: { nominal: '20.60', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 30,
    posted_days_ago: 37,
    remote: false,
    questions: [],
  },
  {
    company: 'maasbrug-freight',
    title: 'Forklift and reach truck driver, cold store',
    detail: `Bananas at thirteen degrees, citrus at five, and you in a heated cabin between them.

You unload containers, put away to eleven metres, pick for the afternoon trucks and check the temperature list. Two shifts, 6 to 14 and 14 to 22, changing weekly.

You hold a certificate for reach trucks or you get it with us in the first two weeks. Dutch or English, whichever comes easier.

We give you a permanent contract from day one, travel costs, thermal clothing that fits, and a ten-minute warm-up every hour in the freezer, which nobody skips.

Call or apply here; you will meet Ruud and drive a round.`,
    skills: ['Forklift Operation', 'Order Picking', 'Inventory Management', 'Occupational Safety'],
    locations: ['Rotterdam, Netherlands'],
    employment_types: ['Full-time'],
    salary: { nominal: '19.20', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 13,
    posted_days_ago: 5,
    remote: false,
    questions: [
      { type: 'input', value: 'Which truck certificates do you hold, and until when?', required: true },
      { type: 'input', value: 'Early shift, late shift, or both?', required: false },
    ],
  },
  {
    company: 'maasbrug-freight',
    title: 'Customs clearance specialist',
    detail: `Coffee from six countries, machine parts from forty, and each with its own number, licence and exception. You like that sort of thing.

At our customs desk you prepare import and transit declarations, check origin and value, talk to inspectors, and tell customers the truth about how long it will take. We do around 90 declarations a day with seven people.

You bring two or more years at a forwarder or broker and sure footing in the tariff. The rest is training, for which you get ten paid days a year.

Hybrid: three days at the Waalhaven, two at home. Flexible start between seven and ten.`,
    skills: ['Customs Clearance', 'Freight Forwarding', 'Compliance', 'Dutch'],
    locations: ['Rotterdam, Netherlands'],
    employment_types: ['Full-time'],
    salary: { nominal: '51500.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 40,
    posted_days_ago: 19,
    remote: false,
    questions: [],
  },
  {
    company: 'maasbrug-freight',
    title: 'Truck driver, Benelux day tours',
    detail: `Home every night. That is the first thing our drivers tell people, so we put it first too.

You leave at five with fruit for Antwerp, Brussels or Liège and are back by three with whatever goes the other way. Fixed truck, not older than four years, fridge checked every spring. Twelve stops at most, and somebody at every dock to help unload.

Needed: licence CE, driver card, code 95. Useful: a little French.

Hours are recorded as they were. Waiting is paid. Nobody will phone you while you drive.`,
    skills: ['Truck Driving', 'Route Planning', 'Customer Service'],
    locations: ['Rotterdam, Netherlands', 'Antwerp, Belgium'],
    employment_types: ['Full-time'],
    salary: { nominal: '3480.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 65,
    posted_days_ago: 35,
    remote: false,
    questions: [],
  },
  {
    company: 'maasbrug-freight',
    title: '.NET developer for our warehouse system (C#, ASP.NET)',
    detail: `Our warehouse system was written in-house in 2011 and it knows this quay better than any product we have looked at. It deserves to be carried into its next ten years.

What is there: C#, ASP.NET, SQL Server, 340 tables, handheld scanners, and one Windows service that everyone is a little afraid of. What we want: .NET in its current version, tests around stock movements, and screens that a new colleague understands in a morning.

You work with two developers and sit next to the warehouse, which is the best documentation we have. Once a quarter you work a shift on the floor.

Remote is fine, with a week in Rotterdam to begin with and three or four visits a year at our expense. Contract for twelve months at first; we would like it to become permanent.

To get to know each other: one long talk, and an hour in our code in which you ask and we answer.`,
    skills: ['C#', '.NET', 'ASP.NET', 'Microsoft SQL Server', 'Software Testing'],
    locations: ['Rotterdam, Netherlands', 'Remote'],
    employment_types: ['Contract', 'Full-time'],
    salary: { nominal: '46.00', paid_period: 'Hour' },
    experience_level: '6 - 8 years',
    deadline_in_days: 22,
    posted_days_ago: 6,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value: 'How would you bring an untested system of that size to a current .NET version?',
        required: true,
      },
      { type: 'input', value: 'Your time zone', required: true },
    ],
  },
  {
    company: 'taman-senja',
    title: 'Front office supervisor',
    detail: `You are the first face our guests see and the last one they thank.

You lead five receptionists, make the rota, train new colleagues and take the desk yourself three days a week. You look after bookings, the cash book, airport pick-ups and the small wishes: a birthday cake at short notice, a scooter, a doctor who speaks Dutch.

We hope for several years at a front desk, good English and Bahasa Indonesia, and a calm voice. Javanese makes the gardeners laugh in a good way. A third language is a gift.

Monthly pay as stated plus service charge, health insurance for your family, meals on duty, and a room for the first two months if you come from elsewhere.

Please apply with a few honest lines. We answer everybody within ten days.`,
    skills: ['Hotel Reception', 'Customer Service', 'Team Leadership', 'Cash Handling', 'Bahasa Indonesia'],
    locations: ['Yogyakarta, Indonesia'],
    employment_types: ['Full-time'],
    salary: { nominal: '640.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 26,
    posted_days_ago: 10,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'A guest arrives at midnight and the room is not ready. What happens next?',
        required: true,
      },
    ],
  },
  {
    company: 'taman-senja',
    title: 'Sous chef, Javanese kitchen',
    detail: `Breakfast for fifty, dinner for thirty, and on Sundays the whole street. Mbak Wulan leads the kitchen and needs a second pair of good hands and a second opinion.

You shop at Beringharjo market twice a week, cook gudeg that takes all night, and invent what becomes of the tempeh tomorrow. You keep the store, the order book and the fridge in a state that you would show anybody.

Half of the guests eat no meat, so vegetables are not a side dish here.

Six-day week with one fixed free day, which you choose. Knives are yours, aprons are ours.`,
    skills: ['Cooking', 'Menu Planning', 'Food Hygiene', 'Stock Control'],
    locations: ['Yogyakarta, Indonesia'],
    employment_types: ['Full-time'],
    salary: { nominal: '560.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 14,
    posted_days_ago: 21,
    remote: false,
    questions: [],
  },
  {
    company: 'taman-senja',
    title: 'Housekeeping attendant',
    detail: `Twenty-four rooms, four colleagues, linen that dries in the sun.

You prepare rooms and verandas, look after the laundry, arrange the flowers from the garden, and tell us what is broken before a guest does. Work begins at seven and ends at three, with lunch together at noon.

You do not need certificates. You need an eye for detail and respect for other people's things. We show you the rest in two weeks.

Overtime is rare and paid. After a year there is a place in a course of your choice; two colleagues are learning English, one is learning to drive.`,
    skills: ['Housekeeping', 'Laundry and Ironing', 'Building Cleaning'],
    locations: ['Yogyakarta, Indonesia'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '310.00', paid_period: 'Month' },
    experience_level: '1 - 2 years',
    deadline_in_days: 47,
    posted_days_ago: 33,
    remote: false,
    questions: [],
  },
  {
    company: 'perahu-labs',
    title: 'React Native developer, offline first',
    detail: `A trader in Ambon writes down 140 sales a day, and for four hours of that day she has no signal. In the evening every rupiah must be where it belongs.

You will work on the app that she holds: React Native, TypeScript, a local database, and a synchronisation that we are proud of and still a bit careful with.

Next up are printing receipts over Bluetooth, a stock list that copes with "half a sack", and starting in under two seconds on phones with 2 GB of memory.

We look for three or more years of mobile work, care for the slow phone, and the honesty to say "I do not know yet". Bahasa Indonesia is a must, since you will spend one day a month in a market.

Laptop and test phones, insurance for you and your parents, 20 days of leave. Jakarta, Makassar, or remote within Indonesia.`,
    skills: ['React Native', 'TypeScript', 'Android Development', 'SQL', 'Bahasa Indonesia'],
    locations: ['Jakarta, Indonesia', 'Makassar, Indonesia', 'Remote'],
    employment_types: ['Full-time'],
    salary: { nominal: '2250.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 21,
    posted_days_ago: 2,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value: 'Two phones changed the same sale while both were offline. How would you settle it?',
        required: true,
      },
    ],
  },
  {
    company: 'perahu-labs',
    title: 'Back-end engineer, Go',
    detail: `Ninety thousand shops send us their day between seven and nine in the evening. For two hours we are a rather busy company.

Our services are written in Go, store in PostgreSQL, and run on a modest number of machines. You will take care of the synchronisation service: conflict rules, idempotent writes, back-pressure, and numbers that always add up.

We expect solid knowledge of one back-end language (Go can be learned here), of SQL, and of what happens when a network packet arrives twice.

Three days a week in the Jakarta office. Lunch is cooked by Bu Tini and is reason enough.`,
    skills: ['Go', 'PostgreSQL', 'REST API Design', 'Docker', 'Kubernetes'],
    locations: ['Jakarta, Indonesia'],
    employment_types: ['Full-time'],
    salary: { nominal: '2600.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 60,
    posted_days_ago: 17,
    remote: false,
    questions: [],
  },
  {
    company: 'perahu-labs',
    title: 'Quality engineer who likes markets',
    detail: `You test our app where it is used: between a chilli stand and a fan, with flour on the screen.

Half of your time goes into automated tests for Android, the other half into field tests with eight traders who have agreed to be brutally frank. You write up what you saw with pictures, and you decide together with the developers what must be fixed before a release.

You know how to reduce a bug to its shortest form. Experience with test automation is good; experience behind a counter might be even better.

One trip a quarter to another island, three to five days.`,
    skills: ['Software Testing', 'Test Automation', 'Android Development', 'User Research'],
    locations: ['Jakarta, Indonesia', 'Bandung, Indonesia'],
    employment_types: ['Full-time'],
    salary: { nominal: '1350.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 34,
    posted_days_ago: 27,
    remote: false,
    questions: [],
  },
  {
    company: 'perahu-labs',
    title: 'Social media and community manager',
    detail: `Our users help one another in about two hundred group chats. They swap tricks, complain about us, and sell each other fish. You listen, answer, and bring back what we should know.

You write short, funny, useful posts in Bahasa Indonesia, film two-minute lessons with real traders, and plan the yearly gathering in Makassar for 600 people.

We do not count likes. We count how many questions got a good answer within an hour.

Contract for a year, with a view to more. Three days from home are fine.`,
    skills: [
      'Social Media Management',
      'Community Management',
      'Video Production',
      'Copywriting',
      'Bahasa Indonesia',
    ],
    locations: ['Jakarta, Indonesia', 'Surabaya, Indonesia'],
    employment_types: ['Contract'],
    salary: { nominal: '880.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 9,
    posted_days_ago: 23,
    remote: false,
    questions: [
      { type: 'input', value: 'Link to an account or a post that you are proud of', required: true },
    ],
  },
  {
    company: 'murwerke',
    title: 'Drinking water technician',
    detail: `Four wells, nine reservoirs, 412 kilometres of pipe, and 58,000 people who turn on the tap without thinking about it.

Your tasks
- Run and maintain pumps, ultraviolet treatment and chlorination
- Take samples, read them, and act on them
- Find leaks, mostly at night, mostly by ear
- Standby one week in six, paid from the first hour

Your background may be plumbing, electrical work, chemistry or a related trade. The certificate as a water master is part of your first two years, on working time.

A service vehicle, protective clothing, canteen, permanent post after six months, and 13th and 14th salary as usual in Austria.

Applications are read by the team that you would join. We invite you for a walk to well number three; wear shoes for grass.`,
    skills: ['Water Treatment', 'Plumbing', 'Machine Maintenance', 'Laboratory Work'],
    locations: ['Graz, Austria'],
    employment_types: ['Full-time'],
    salary: { nominal: '46800.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 31,
    posted_days_ago: 14,
    remote: false,
    questions: [],
  },
  {
    company: 'murwerke',
    title: 'Tree carer for parks and avenues',
    detail: `Eleven thousand trees have a number here. About forty of them have a name, given by people who sit under them.

You inspect, prune and, when it must be, fell. Most of the work is rope climbing, some is done from a platform. In winter you plant: around 180 young trees a year, each watered for three summers.

You have training as an arborist or forester and a climbing certificate, or you have one and want the other.

You will work in a crew of three with your own truck and chipper. We do not prune during the nesting season, whatever somebody at the phone may say.`,
    skills: ['Arboriculture', 'Landscaping', 'Nature Conservation', 'Occupational Safety'],
    locations: ['Graz, Austria'],
    employment_types: ['Full-time'],
    salary: { nominal: '2950.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 55,
    posted_days_ago: 29,
    remote: false,
    questions: [],
  },
  {
    company: 'murwerke',
    title: 'GIS specialist for pipes, lamps and trees',
    detail: `Everything we look after is on one map: valves, lamps, benches, oaks. The map lives in PostgreSQL and it is about 94 percent right. You are the other six.

You maintain the data, write small Python tools, and build views that a foreman opens on a tablet in the rain. With the surveyors you plan what gets measured next.

An example from last month: which lamps stand on cables older than 1978 and within five metres of a tree? It took an hour to answer and saved a winter of digging.

A degree in geography or surveying, or the same knowledge from practice. 30 to 40 hours, two days a week from home.`,
    skills: ['GIS Mapping', 'PostgreSQL', 'Python', 'SQL', 'Surveying'],
    locations: ['Graz, Austria'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '49500.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 18,
    posted_days_ago: 4,
    remote: false,
    questions: [],
  },
  {
    company: 'murwerke',
    title: 'Electrician for street lighting',
    detail: `6,300 lamps, and every one of them is in front of somebody's window. When one fails you usually know before they call.

You change over to LED, repair cables and boxes, measure and document, and put up the lights in December. You work from a platform, in pairs, in daylight except for the test week in autumn.

A finished apprenticeship in electrical installation and a driving licence are required. You should not mind heights or talkative neighbours.

Winter coats are good, the heated van is better. There is an in-house path to master electrician.`,
    skills: ['Electrical Installation', 'Occupational Safety', 'Blueprint Reading'],
    locations: ['Graz, Austria'],
    employment_types: ['Full-time'],
    salary: { nominal: '3150.00', paid_period: 'Month' },
    experience_level: '1 - 2 years',
    deadline_in_days: 71,
    posted_days_ago: 38,
    remote: false,
    questions: [],
  },
  {
    company: 'murwerke',
    title: 'Swimming instructor, summer season',
    detail: `Every third child in our district cannot swim at the age of eight. We would like to change that, ten children at a time.

You teach morning courses at the Andritz lido from Monday to Friday, nine to one. In the afternoon, if you want the hours, you join the pool supervision team.

You hold an instructor's licence and a rescue badge, or you get both with us in the spring course, free of charge.

For fourteen weeks. Free entry for your family, a parasol with your name on it, and chips at staff price.`,
    skills: ['Swimming Instruction', 'Sports Coaching', 'First Aid'],
    locations: ['Graz, Austria'],
    employment_types: ['Temporary', 'Part-time'],
    salary: { nominal: '18.40', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 2,
    posted_days_ago: 25,
    remote: false,
    questions: [],
  },
  {
    company: 'vellum-reed',
    title: 'Paralegal, property and leases',
    detail: `Cafés, workshops, a puppet theatre: our clients rent rooms to work in, and the lease decides whether they sleep well.

You would look after about thirty-five files with a solicitor: searches, drafts, reports on title, completion, and the phone call in which you explain it all in plain words.

We use fixed fees, so nobody will ask what you did between 10:06 and 10:12. What counts is that clients know where they stand; we ring each of them on Fridays, news or not.

Two years in property work and careful drafting are what we need. If you wish to qualify as a solicitor, we will support you, and three colleagues can tell you how it was.

35 hours, Leith, one or two days from home.`,
    skills: ['Paralegal Work', 'Contract Law', 'Property Management', 'Legal Research', 'Records Management'],
    locations: ['Edinburgh, United Kingdom'],
    employment_types: ['Full-time'],
    salary: { nominal: '33500.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 16,
    posted_days_ago: 6,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'Explain a break clause to the owner of a café, in three sentences.',
        required: true,
      },
    ],
  },
  {
    company: 'vellum-reed',
    title: 'Bookkeeper for small firms',
    detail: `Twenty-two clients, from a kayak builder to a dentist. You keep their books, file their returns, and tell them in good time when something looks odd.

Some bring everything as a neat export. One brings a biscuit tin. You will get on with both.

You are confident with double entry, value added tax and at least one cloud bookkeeping package, and you like talking to people who do not like numbers.

Part-time, 24 hours, spread over three to five days as you prefer. January is busy, and August is so quiet that we close for two weeks.`,
    skills: ['Bookkeeping', 'Accounting', 'Tax Preparation', 'Microsoft Excel', 'Customer Service'],
    locations: ['Edinburgh, United Kingdom', 'Glasgow, United Kingdom'],
    employment_types: ['Part-time'],
    salary: { nominal: '18.90', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 45,
    posted_days_ago: 30,
    remote: false,
    questions: [],
  },
  {
    company: 'vellum-reed',
    title: 'Employment solicitor',
    detail: `Most of our clients have between three and forty staff and have never been to a tribunal. You would help to keep it that way, and you would be good when it happens all the same.

The work: contracts and policies that people can read, difficult conversations prepared well, settlements, restructuring, and four or five tribunal cases a year. You will run the quarterly breakfast where thirty employers ask whatever they like.

You are qualified in Scotland with around six years of practice. You prefer mediation when it has a chance.

Partnership is a real possibility here and comes without buying in.`,
    skills: ['Employment Law', 'Contract Law', 'Mediation', 'Negotiation', 'Public Speaking'],
    locations: ['Edinburgh, United Kingdom'],
    employment_types: ['Full-time'],
    salary: { nominal: '68000.00', paid_period: 'Year' },
    experience_level: '6 - 8 years',
    deadline_in_days: 62,
    posted_days_ago: 13,
    remote: false,
    questions: [],
  },
  {
    company: 'vellum-reed',
    title: 'Data protection adviser, remote',
    detail: `A nursery with photos of children, a gym with a camera, a brewery with a newsletter. Small firms hold more personal data than they think, and big-firm advice does not fit them.

You visit by video, look at what is there, write a two-page plan with the risky things first, and check in again after half a year. We have around ninety such clients.

You know data protection law from practice and can tell what matters from what is theatre. A technical background is as good as a legal one.

Sixteen to twenty hours a week, any hours you like between eight and eight. Two days a year all of us meet in Edinburgh.`,
    skills: ['Data Protection', 'Compliance', 'Information Security', 'Risk Management'],
    locations: ['Remote', 'Edinburgh, United Kingdom'],
    employment_types: ['Part-time', 'Freelance'],
    salary: { nominal: '38.00', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 28,
    posted_days_ago: 8,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value: 'A gym wants to keep its camera recordings for a year. What do you tell the owner?',
        required: true,
      },
      { type: 'input', value: 'Hours a week', required: true },
    ],
  },
  {
    company: 'escuela-naranjo',
    title: 'Primary teacher, year 3, Spanish and English',
    detail: `Twenty-one children of eight years, one class hamster named Newton, and a window onto the orange tree.

You teach maths and science in English, language and arts in Spanish; a colleague takes Valencian. Mornings you are two in the room. Afternoons belong to projects: last term the class ran a weather station and read the forecast over the loudspeaker each day.

We look for a teaching degree, English at C1, and interest in children who learn in their own order. Valencian or the intention to learn it.

A cooperative contract: permanent after one year, membership possible after two, salaries public. Four hours of preparation a week are inside your working time and protected.

The process: a talk, then a lesson with a real class of ours, then a talk with the children, who also get to ask.`,
    skills: ['Primary Teaching', 'Classroom Management', 'Language Teaching', 'Spanish', 'English'],
    locations: ['Valencia, Spain'],
    employment_types: ['Full-time'],
    salary: { nominal: '2520.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 23,
    posted_days_ago: 9,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'Tell us about a lesson that went wrong and what you did next.',
        required: true,
      },
      { type: 'input', value: 'Languages you can teach in', required: true },
    ],
  },
  {
    company: 'escuela-naranjo',
    title: 'Evening teacher of Spanish for adults',
    detail: `Nurses from Kyiv, a baker from Dakar, a couple of retired Scots: our evening groups are small, mixed and punctual.

You teach two groups of ten on Tuesdays and Thursdays, six to half past nine, levels A2 and B1. You use our course or your own. The course book is a suggestion; the market visit in week three is not.

Experience with adults is important to us, a degree less so.

Paid per hour taught plus half an hour of preparation for each. Twelve weeks a term, three terms.`,
    skills: ['Language Teaching', 'Adult Education', 'Spanish'],
    locations: ['Valencia, Spain'],
    employment_types: ['Part-time', 'Freelance'],
    salary: { nominal: '27.00', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 12,
    posted_days_ago: 20,
    remote: false,
    questions: [],
  },
  {
    company: 'escuela-naranjo',
    title: 'School social worker',
    detail: `Sometimes the reason a child does not read is at home, or in the playground, or in a letter from the landlord. You go and find out.

You are there for 310 children, their families and 34 teachers. You listen, accompany, connect with the services of the city, and lead the Wednesday group for children between two homes. You share an office with the school psychologist.

A degree in social work or social education, experience with families, good Spanish; Arabic, Romanian or Ukrainian would be very helpful.

30 hours over the school year, school holidays free, supervision twice a month.`,
    skills: ['Social Work', 'Counselling', 'Youth Work', 'Mediation', 'Spanish'],
    locations: ['Valencia, Spain'],
    employment_types: ['Part-time'],
    salary: { nominal: '1980.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 50,
    posted_days_ago: 32,
    remote: false,
    questions: [],
  },
  {
    company: 'escuela-naranjo',
    title: 'IT administrator for a school, half-time',
    detail: `140 tablets, 60 laptops, one server in a cupboard with a fan, and 34 teachers with other things on their mind.

You keep it all running, and you make it simpler. Last year we said goodbye to five programs and nobody missed them. Next: a network that reaches the gym, backups that have been tried, and a device library that the children manage themselves.

Linux, networks, patience. You explain without sighing.

Twenty hours, best in the mornings. In July you have the building to yourself for the big jobs, and in August we are closed.`,
    skills: ['Network Administration', 'Linux Administration', 'Technical Support', 'Information Security'],
    locations: ['Valencia, Spain'],
    employment_types: ['Part-time'],
    salary: { nominal: '1420.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 37,
    posted_days_ago: 3,
    remote: false,
    questions: [],
  },
  {
    company: 'larkmill',
    title: 'Embedded engineer, C++ and machine vision',
    detail: `Eleven thousand beans a second fall past four cameras. Your code has 1.8 milliseconds to decide which ones go, and an air valve that opens for a third of that.

You will own the path from pixel to puff: C++ on an embedded Linux board, a little C on the valve controllers, lots of measuring. The next machine adds near-infrared, which sees a stone that is painted like a bean.

We hope you have shipped real-time or embedded software, can use an oscilloscope without being asked twice, and write code that a colleague can change in five years. Larkmill machines run for twenty.

Your desk is forty steps from the test stand. Four customers a year invite us to their harvest; you should go to at least one.

Profit sharing, family health plan, 401(k) match, first shift. Conversation, a tour, then half a day with the team on a bug that we have already solved.`,
    skills: ['C++', 'C', 'Embedded Systems', 'Firmware Development', 'Robotics'],
    locations: ['Minneapolis, United States'],
    employment_types: ['Full-time'],
    salary: { nominal: '121000.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 39,
    posted_days_ago: 1,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'What is the hardest timing bug you have found, and what gave it away?',
        required: true,
      },
    ],
  },
  {
    company: 'larkmill',
    title: 'TIG welder, stainless frames and hoppers',
    detail: `Food touches most of what you will weld, so a seam has to be as clean as a spoon.

You fit up and weld stainless sheet and tube from 16 gauge to a quarter inch, from prints, mostly single machines. You inspect your own work and sign it; the signature goes out with the machine.

You start at six and leave at two thirty, Monday through Friday. Overtime is asked for, not assumed. Fume extraction at every booth is new since last summer, and helmets are the good ones.

Weld test on the day of the interview: two coupons and a corner, about an hour, paid.`,
    skills: ['TIG Welding', 'Welding', 'Sheet Metal Work', 'Blueprint Reading'],
    locations: ['Minneapolis, United States'],
    employment_types: ['Full-time'],
    salary: { nominal: '33.50', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 10,
    posted_days_ago: 11,
    remote: false,
    questions: [{ type: 'input', value: 'Current certificates, with dates', required: true }],
  },
  {
    company: 'larkmill',
    title: 'Mechanical engineer, SolidWorks',
    detail: `Beans bounce. So do lentils, but differently. You design chutes, feeders and frames that make them fall in a straight line.

Projects run from a sketch on the shop floor to the first machine at a customer within about nine months. You model in SolidWorks, build mock-ups from plywood and tape, talk with the welders before you dimension, and watch your part being used.

Six years or more in machinery, please, and some with food or bulk goods if possible. Knowing what a part costs is as important to us as knowing what it weighs.`,
    skills: ['Mechanical Engineering', 'SolidWorks', 'Product Design', '3D Printing'],
    locations: ['Minneapolis, United States'],
    employment_types: ['Full-time'],
    salary: { nominal: '98500.00', paid_period: 'Year' },
    experience_level: '6 - 8 years',
    deadline_in_days: 67,
    posted_days_ago: 34,
    remote: false,
    questions: [],
  },
  {
    company: 'larkmill',
    title: 'Quality lead for final inspection',
    detail: `Before a machine leaves our dock it sorts a ton of beans for you. You decide whether it goes.

You lead two inspectors, own the checklists, and follow every fault back to the bench where it began, without blame and with numbers. Field reports land on your desk first. About 70 machines a year, so you will know them by their serial numbers.

We would like ten years in manufacturing, some of them in quality, and a person whom welders and programmers both like to see coming.`,
    skills: ['Quality Management', 'Quality Control', 'Lean Manufacturing', 'Team Leadership'],
    locations: ['Minneapolis, United States'],
    employment_types: ['Full-time'],
    salary: { nominal: '87000.00', paid_period: 'Year' },
    experience_level: ' > 10 years',
    deadline_in_days: 75,
    posted_days_ago: 40,
    remote: false,
    questions: [],
  },
  {
    company: 'totara-flats',
    title: 'Orchard hands for the apple harvest',
    detail: `About fourteen weeks from the first Galas to the last late reds. We need forty people, and we would be glad to see you again next year.

Picking is done from the ground and from platforms, by colour, with both hands and no hurry that bruises. Four days on, two off. Hourly pay, not by the bin, because good apples take the time they take.

Rooms for two or four cost 110 a week including the van to town. You pay nothing to us for clothes or tools. Bring a hat.

We help with seasonal visas. Couples and friends are welcome to apply together.`,
    skills: ['Fruit Growing', 'Organic Farming', 'Tractor Operation'],
    locations: ['Christchurch, New Zealand'],
    employment_types: ['Temporary'],
    salary: { nominal: '27.40', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 42,
    posted_days_ago: 5,
    remote: false,
    questions: [
      { type: 'input', value: 'From when until when could you be here?', required: true },
      { type: 'input', value: 'With whom would you like to share a room?', required: false },
    ],
  },
  {
    company: 'totara-flats',
    title: 'Beekeeper',
    detail: `Four hundred hives move with the blossom: cherries first, apples next, then clover on the flats and mānuka up the valley.

You run them with Aroha, who has kept bees for thirty years and would like to lift fewer boxes. Inspections, queens, varroa counts, moving at night, and six weeks of honey in the extraction shed.

You have worked at least two seasons with bees and you are not allergic. A heavy vehicle licence is useful; we pay for it.

A cottage with two bedrooms is part of the job. The bees are calm, and so is Aroha.`,
    skills: ['Beekeeping', 'Organic Farming', 'Truck Driving'],
    locations: ['Christchurch, New Zealand'],
    employment_types: ['Full-time'],
    salary: { nominal: '66000.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 25,
    posted_days_ago: 18,
    remote: false,
    questions: [],
  },
  {
    company: 'totara-flats',
    title: 'Farm shop manager',
    detail: `On Saturdays there are more cars outside our shop than people at the rugby. It started as a table with an honesty box.

You decide what we sell besides our own apples, cider and honey. You lead a team of four, mind the margin and the coffee machine, and keep it a place where a farmer in gumboots feels welcome. Turnover was 780,000 last year.

You know retail from the inside and food from the heart. Weekends are shared: two on, two off.

If you have ever wanted to choose every single thing on a shelf yourself, this is the one.`,
    skills: ['Store Management', 'Retail Sales', 'Visual Merchandising', 'Stock Control', 'Team Leadership'],
    locations: ['Christchurch, New Zealand'],
    employment_types: ['Full-time'],
    salary: { nominal: '72500.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 32,
    posted_days_ago: 22,
    remote: false,
    questions: [],
  },
  {
    company: 'hinoki-ink',
    title: 'Translator, Japanese to English, gardens and crafts',
    detail: `Two books and a small exhibition a year, about 70,000 words together, on moss, joinery, tea and the people who look after them.

We are looking for one voice rather than many hands. You translate into English that can be read aloud, you ask when a sentence is unclear in the original, and you tell us when a caption is longer than the picture deserves.

Freelance, from wherever you are. Each text comes with photographs and a person to call. Two rounds with our editor, and your name on the title page.

As a sample we would ask for one page, paid at the usual rate.`,
    skills: ['Translation', 'Japanese', 'Copy Editing', 'Creative Writing'],
    locations: ['Kyoto, Japan', 'Remote'],
    employment_types: ['Freelance'],
    salary: { nominal: '34.00', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 20,
    posted_days_ago: 7,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value: 'How would you render "wabi" in a caption of eight words, without a footnote?',
        required: true,
      },
    ],
  },
  {
    company: 'hinoki-ink',
    title: 'Bookbinder, three or four days a week',
    detail: `Thread, paste, bone folder. Editions of eighty to six hundred, one after the other.

You fold, sew, round, back and case in together with Matsuda-san, who has done so since 1978 and explains by showing. Cloth and paper are cut here; boxes are made here too. On quiet days there are repairs for the neighbourhood: dictionaries, hymnals, one much loved railway atlas.

Some experience with binding and exact hands are enough to begin. Everyday Japanese is needed, because Matsuda-san is not going to learn English now.

The workshop is heated, and the window looks onto the river.`,
    skills: ['Bookbinding', 'Printing', 'Japanese'],
    locations: ['Kyoto, Japan'],
    employment_types: ['Part-time'],
    salary: { nominal: '16.20', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 46,
    posted_days_ago: 16,
    remote: false,
    questions: [],
  },
  {
    company: 'hinoki-ink',
    title: 'Graphic designer for books',
    detail: `You set type for people who will keep the book. That changes how long you look at a comma.

Each year you design ten to twelve titles from format to jacket: grids in two scripts, pictures that need room, paper you have touched. You prepare the files for letterpress and offset and stand at the machine for the first sheets.

We work in InDesign and with scissors. A portfolio with long texts tells us more than one with posters. Japanese and English reading skills are necessary.

Full-time, four long days if you prefer. Once a year the studio travels to see how something is made; it was indigo last spring.`,
    skills: ['Graphic Design', 'Adobe InDesign', 'Printing', 'Illustration', 'Japanese'],
    locations: ['Kyoto, Japan'],
    employment_types: ['Full-time'],
    salary: { nominal: '39500.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 1,
    posted_days_ago: 24,
    remote: false,
    questions: [
      { type: 'input', value: 'Link to a book you designed, or where we can see it', required: true },
    ],
  },
  {
    company: 'hinoki-ink',
    title: 'WordPress developer for our small web shop',
    detail: `We sell about a thousand books a year through a website that a friend made in 2016. The friend has a baby now, and the website has opinions.

The job is a limited one: bring WordPress and PHP up to date, replace eleven plugins by three, make the pages quick on a phone, and set up postage for orders from abroad. Pictures and texts are ready.

We guess 120 to 160 hours within three months. After that a few hours a month, if you like.

Write to us in English or Japanese. We do not need a pitch, only what you would do first and why.`,
    skills: ['WordPress', 'PHP', 'CSS', 'JavaScript', 'E-Commerce'],
    locations: ['Remote'],
    employment_types: ['Contract', 'Freelance'],
    salary: { nominal: '40.00', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 7,
    posted_days_ago: 10,
    remote: true,
    questions: [],
  },
  {
    company: 'dassie-solar',
    title: 'Solar installer, crew leader',
    detail: `Four people, one van, three roofs a week. You lead the crew, and you are the one the customer remembers.

What you do: check the roof and the board before anything is unloaded, share out the work, connect and test, write the certificate, and explain the app at the kitchen table. Rain days are training days and are paid.

We need a qualified electrician with at least two years on roofs, a driving licence, and somebody who sends a trainee down when the wind picks up.

Medical aid, provident fund, own tools or a tool allowance, and a bonus for systems that still produce what we promised after a year.

Cape Town and surroundings; twice a year a clinic project in the Karoo, four nights away, everything paid.`,
    skills: ['Solar Panel Installation', 'Electrical Installation', 'Team Leadership', 'Occupational Safety'],
    locations: ['Cape Town, South Africa'],
    employment_types: ['Full-time'],
    salary: { nominal: '1680.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 28,
    posted_days_ago: 0,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'Describe a roof that you refused, or should have refused, and why.',
        required: true,
      },
      { type: 'input', value: 'Licence class and year', required: true },
    ],
  },
  {
    company: 'dassie-solar',
    title: 'Trainee solar installer',
    detail: `Eighteen months with one crew, from carrying panels to wiring your first board under supervision. At the end you take the trade test, and we pay for it.

Each crew takes one trainee a year. You get boots, harness, a toolbox that stays yours, and a mentor who was a trainee here.

You have finished grade 12 with maths, you are comfortable on a ladder, and you live within reach of Maitland at seven in the morning. Taxi fares are covered.

Women are especially encouraged to apply. Five of our last eleven trainees were women, and two of them lead crews today.`,
    skills: ['Solar Panel Installation', 'Electrical Installation', 'Occupational Safety'],
    locations: ['Cape Town, South Africa'],
    employment_types: ['Internship', 'Full-time'],
    salary: { nominal: '420.00', paid_period: 'Month' },
    experience_level: '1 - 2 years',
    deadline_in_days: 3,
    posted_days_ago: 21,
    remote: false,
    questions: [],
  },
  {
    company: 'dassie-solar',
    title: 'Energy adviser for homes and clinics',
    detail: `You tell people what solar can do for them, and also when it cannot.

You visit, look at the bill, the roof and the habits, and write an offer of two pages. No cold calls; people come to us. Your pay does not hang on commission, because we want the advice to be good. Around six visits a week, two of them clinics and schools.

You have sold something technical before, or you have installed it and like talking. English and one more language of the Western Cape. Own car, kilometres paid.`,
    skills: ['Key Account Management', 'Customer Service', 'Renewable Energy', 'Negotiation'],
    locations: ['Cape Town, South Africa'],
    employment_types: ['Full-time'],
    salary: { nominal: '1450.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 53,
    posted_days_ago: 36,
    remote: false,
    questions: [],
  },
  {
    company: 'dassie-solar',
    title: 'Data analyst, Python and SQL',
    detail: `2,300 roofs report every five minutes. We publish what they produce, and we want to know why the bad ones are bad.

You would build the monthly report that goes online, find panels that are dirty, shaded or broken from their curves, and give the planning team an estimate with an honest margin. Everything is in PostgreSQL, most of it is clean, and the rest is a story.

Python, SQL, a feeling for time series, and charts that an electrician and a journalist both understand.

Half-time or full-time, from home anywhere between UTC and UTC+4. We meet on Mondays for an hour and otherwise write.`,
    skills: ['Python', 'SQL', 'PostgreSQL', 'Data Analysis', 'Data Visualisation', 'Statistics'],
    locations: ['Cape Town, South Africa', 'Remote'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '24500.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 35,
    posted_days_ago: 12,
    remote: true,
    questions: [],
  },
]
