import type { Motif } from './logos.ts'
import type { DemoCompany } from './types.ts'

/** The input for a company's generated jobs, and its logo. */
export type Workplace = {
  /** The roles of its jobs; a repeated role is more frequent. */
  roles: string[]
  offers: string[]
  hiring: string[]
  logo: Motif
}

/** By username, for the companies in companies.ts. */
export const workplaces: Record<string, Workplace> = {
  'demo.company': {
    roles: ['joiner', 'joiner'],
    offers: [
      '38 hours a week, ending on Friday at 2 pm',
      '30 days of paid leave',
      'a permanent contract',
      'use of the workshop for your own projects on Saturdays',
      'work clothes and tools',
    ],
    hiring: [
      'After a first interview we invite you to a paid trial day in the workshop.',
      'We reply to every application within a week.',
      'Please send your resume and, if you like, a few photos of your work.',
    ],
    logo: 'saw',
  },
  haltepunkt: {
    roles: ['webDeveloper', 'backendDeveloper', 'qaEngineer', 'mobileDeveloper', 'uxDesigner', 'dataAnalyst'],
    offers: [
      '32 or 40 hours a week',
      'up to three days a week from home',
      'a rail pass',
      'a training budget of 1,500 euros a year',
      'three team meetings a year in Hamburg',
    ],
    hiring: [
      'The process consists of two video interviews and a paid half-day working on a real task with the team.',
      "You'll hear back from us within five working days.",
      "We don't need a cover letter; your profile and a few lines about your motivation are enough.",
    ],
    logo: 'tracks',
  },
  'alder-row-care': {
    roles: ['nurse', 'careAssistant', 'careAssistant', 'physiotherapist', 'cook', 'housekeeper', 'hrManager'],
    offers: [
      'rotas planned six weeks in advance',
      'free meals on shift',
      'paid training and support for qualifications',
      'enhanced sick pay',
      'free parking',
    ],
    hiring: [
      "We'll invite you to visit the home and meet the team before the interview.",
      'All offers are subject to an enhanced DBS check, which we pay for.',
      "Interviews are held weekly, so you'll hear from us soon.",
    ],
    logo: 'leaf',
  },
  kornblomst: {
    roles: ['baker', 'shopAssistant', 'driver', 'waiter'],
    offers: [
      'free bread after every shift',
      'an employer-funded pension',
      'paid breaks',
      'a staff discount in all shops',
    ],
    hiring: [
      "We'll invite you to a paid trial shift of four hours.",
      'Send us a short message and tell us when you could start.',
      'We usually decide within a week of the trial shift.',
    ],
    logo: 'grain',
  },
  'maasbrug-freight': {
    roles: ['warehouseWorker', 'driver', 'dispatcher', 'dispatcher', 'securityGuard', 'accountant'],
    offers: [
      'Dutch or English lessons paid by us',
      'five weeks of paid leave',
      'a travel allowance',
      'a shift allowance',
      'modern trucks and equipment',
    ],
    hiring: [
      "Apply with your profile or give us a call; a cover letter isn't necessary.",
      'After the interview you can join a shift for half a day to see if the job suits you.',
      'We aim to make you an offer within two weeks.',
    ],
    logo: 'crane',
  },
  'taman-senja': {
    roles: ['hotelReceptionist', 'housekeeper', 'cook', 'waiter'],
    offers: [
      'two weeks of paid leave after Lebaran',
      'free meals on every shift',
      'health insurance for you and your family',
      'a transport allowance',
    ],
    hiring: [
      'Suitable candidates are invited to an interview with the owners.',
      'Interviews take place in Yogyakarta or by video call.',
      'Please attach references from your previous employers if you have them.',
    ],
    logo: 'flower',
  },
  'perahu-labs': {
    roles: ['mobileDeveloper', 'backendDeveloper', 'qaEngineer', 'marketingManager', 'officeAdministrator'],
    offers: [
      'a work phone and laptop of your choice',
      'flexible hours',
      'health insurance for you and your family',
      'regular field visits to our users',
      'a learning budget',
    ],
    hiring: [
      'The process takes about two weeks: an introductory call, a short task and an interview with the team.',
      'The task takes no longer than two hours and is discussed in the interview.',
      'We give feedback to everyone who completes the task.',
    ],
    logo: 'boat',
  },
  murwerke: {
    roles: ['streetWorker', 'streetWorker', 'gardener', 'electrician', 'planner', 'officeAdministrator'],
    offers: [
      'a permanent contract after six months',
      'paid on-call duty',
      'a public transport pass',
      'free entry to our swimming pools',
      'a company pension',
    ],
    hiring: [
      'Interviews usually take place within three weeks of the closing date.',
      'All positions are open to part-time applicants.',
      'Applications from women and people with disabilities are particularly welcome.',
    ],
    logo: 'drop',
  },
  'vellum-reed': {
    roles: ['accountant', 'paralegal', 'officeAdministrator'],
    offers: [
      'no billable-hour targets',
      'an annual profit share',
      'exam fees and study leave',
      'hybrid working',
      'a dog-friendly office',
    ],
    hiring: [
      "There's one interview with the two people you'd work with most, including a short case study.",
      "You'll receive the case study two days before the interview.",
      'We aim to give you an answer within a week.',
    ],
    logo: 'book',
  },
  'escuela-naranjo': {
    roles: ['teacher', 'teacher', 'trainer', 'socialWorker', 'cook', 'systemsAdministrator'],
    offers: [
      'classes of no more than 22 pupils',
      'a second teacher in the room every morning',
      'membership of the cooperative after two years',
      'free school lunch',
      'paid preparation time',
    ],
    hiring: [
      'Shortlisted candidates visit a lesson and then teach a short one themselves.',
      'Please send us your qualifications together with your application.',
      'Interviews are held in Spanish or Valencian, partly in English.',
    ],
    logo: 'sun',
  },
  larkmill: {
    roles: ['machinist', 'machinist', 'mechanicalEngineer', 'maintenanceTechnician', 'qualityEngineer'],
    offers: [
      'profit sharing',
      'first shift only',
      'health and dental insurance from day one',
      'tuition reimbursement',
      'a 401(k) plan with a company match',
    ],
    hiring: [
      'The process is a phone screen, a tour of the shop and an interview.',
      "You'll get an answer within a week of the interview.",
      'Shop candidates are asked to do a short practical test.',
    ],
    logo: 'gear',
  },
  'totara-flats': {
    roles: ['shopAssistant', 'warehouseWorker', 'driver', 'officeAdministrator'],
    offers: [
      'accommodation on the orchard',
      'transport to town every evening',
      'fruit and honey to take home',
      'priority for next season',
      'paid breaks',
    ],
    hiring: [
      "Tell us a little about yourself and we'll call you.",
      'A short phone interview is usually enough.',
      "Please mention your visa status and the dates you're available.",
    ],
    logo: 'apple',
  },
  'hinoki-ink': {
    roles: ['graphicDesigner', 'journalist'],
    offers: [
      'realistic schedules',
      'a shared lunch cooked in the studio',
      'paid study trips',
      'time and materials for your own book project',
    ],
    hiring: [
      'Please send us examples of your work.',
      "If your work fits, we'll invite you to the studio or to a video call.",
      'We reply to all applications, usually within two weeks.',
    ],
    logo: 'brush',
  },
  'dassie-solar': {
    roles: ['electrician', 'electrician', 'warehouseWorker', 'marketingManager'],
    offers: [
      'a fixed crew',
      'all certificates and training paid for',
      'a team bonus',
      'a tool allowance',
      'medical aid contribution',
    ],
    hiring: [
      'We invite shortlisted applicants to spend a paid day with one of our crews.',
      'Please bring your certificates and driving licence to the interview.',
      'Interviews are held at our office in Maitland.',
    ],
    logo: 'rays',
  },
}

type NewCompany = DemoCompany & Workplace

/** Companies with generated jobs only. */
export const newCompanies: NewCompany[] = [
  {
    username: 'mare-baixa',
    name: 'Maré Baixa Software',
    email: 'equipa@mare-baixa.example.com',
    location: 'Lisbon, Portugal',
    short_intro: 'Practice management software for 1,400 clinics in Portugal and Brazil.',
    bio: `Maré Baixa develops practice management software: appointments, patient records and invoicing. 1,400 clinics in Portugal and Brazil use it.

We're 38 people in Lisbon. We release every Tuesday, and our developers also answer support requests about the features they've built.`,
    roles: [
      'webDeveloper',
      'backendDeveloper',
      'qaEngineer',
      'uxDesigner',
      'dataAnalyst',
      'marketingManager',
    ],
    offers: [
      '25 days of leave plus your birthday',
      'hybrid work',
      'a personal training budget',
      'private health insurance',
    ],
    hiring: [
      'First we talk about your experience, then we work on a small paid task together.',
      "You'll get feedback within a week, whatever the outcome.",
      'The interviews can be in English or Portuguese.',
    ],
    logo: 'waves',
  },
  {
    username: 'kaveri-loom',
    name: 'Kaveri Loom Analytics',
    email: 'hello@kaveri-loom.example.com',
    location: 'Bengaluru, India',
    short_intro: 'Data analytics and forecasting for cooperatives, dairies and transport companies.',
    bio: `Kaveri Loom provides analytics and forecasting for organisations without a data team of their own, such as weavers' cooperatives, dairies and bus companies.

We're sixty people, most of them in Bengaluru and a few in Chennai and Pune. About half of our projects are for cooperatives, which pay a reduced rate.

Every month we hold an internal session in which teams share what they've learned from their projects.`,
    roles: [
      'dataAnalyst',
      'dataAnalyst',
      'backendDeveloper',
      'webDeveloper',
      'systemsAdministrator',
      'hrManager',
    ],
    offers: [
      'health insurance for you and your parents',
      'no meetings on Wednesdays',
      'a shuttle from the metro',
      'a books and courses budget',
    ],
    hiring: [
      'The process includes one conversation, one data exercise and a short presentation.',
      'You can choose the data set for the exercise.',
      'We usually complete the process in three weeks.',
    ],
    logo: 'weave',
  },
  {
    username: 'petit-phare',
    name: 'Petit Phare',
    email: 'bonjour@petit-phare.example.com',
    location: 'Montréal, Canada',
    short_intro: 'Ad-free learning games for children between four and ten.',
    bio: `Petit Phare makes learning games for children, without advertising or in-app purchases. 300,000 families use our games in French, English and Spanish.

We're a studio of nineteen people in Montréal, including two former teachers. Each game is tested in schools and daycare centres before release.`,
    roles: ['mobileDeveloper', 'uxDesigner', 'graphicDesigner', 'qaEngineer', 'webDeveloper'],
    offers: [
      'a four-day week in July and August',
      'a health and dental plan',
      'a daycare in the building',
      'hybrid work',
    ],
    hiring: [
      'Please send us a link to your portfolio or to a project you worked on.',
      'We start with a 30-minute video call.',
      "In the second interview you'll meet the team and try our latest prototype.",
    ],
    logo: 'lighthouse',
  },
  {
    username: 'harbour-street',
    name: 'Harbour Street Clinics',
    email: 'people@harbour-street.example.com',
    location: 'Melbourne, Australia',
    short_intro: 'Three community health clinics in the west of Melbourne, open until 9 pm.',
    bio: `Harbour Street runs three bulk-billing clinics in the west of Melbourne. We're open until 9 pm on weekdays and on Saturdays, for people who can't see a doctor during working hours.

Our 95 staff speak 31 languages between them. Two of the three clinics are managed by nurses.`,
    roles: ['nurse', 'medicalReceptionist', 'physiotherapist', 'labTechnician', 'socialWorker'],
    offers: [
      'fixed teams and regular rosters',
      'salary packaging',
      'paid study leave',
      'a staff parking space',
    ],
    hiring: [
      "You'll meet the team for about an hour, including time for your questions.",
      'Two professional references are required.',
      'We aim to make a decision within a week of the interview.',
    ],
    logo: 'cross',
  },
  {
    username: 'mti-mkubwa',
    name: 'Mti Mkubwa Health Centre',
    email: 'jobs@mti-mkubwa.example.com',
    location: 'Nairobi, Kenya',
    short_intro: 'Community hospital in Nairobi with 80 beds, a maternity unit and its own laboratory.',
    bio: `Mti Mkubwa was founded by two nurses in 1991 as a vaccination centre. Today it's a community hospital with 80 beds, a maternity unit and a laboratory that also serves eleven other clinics.

Solar power with battery backup keeps theatres and the laboratory running during outages.

Most of our staff live in the neighbourhood.`,
    roles: [
      'nurse',
      'nurse',
      'labTechnician',
      'medicalReceptionist',
      'systemsAdministrator',
      'careAssistant',
    ],
    offers: [
      'medical cover for your family',
      'affordable staff housing',
      'two weeks of paid training a year',
      'free lunch',
    ],
    hiring: [
      'Please bring your certificates and registration to the interview.',
      'The interview includes a tour of the wards.',
      'Only complete applications can be considered.',
    ],
    logo: 'tree',
  },
  {
    username: 'rheinbogen',
    name: 'Rheinbogen Laboratories',
    email: 'stellen@rheinbogen.example.com',
    location: 'Basel, Switzerland',
    short_intro: 'Independent testing laboratory for water, food and pharmaceuticals in Basel.',
    bio: `Rheinbogen Laboratories analyses water, food and pharmaceuticals for public authorities, producers and hospitals.

We employ 210 people in Basel and are owned by a non-profit foundation, which guarantees our independence.

Our laboratories are accredited to ISO/IEC 17025.`,
    roles: [
      'labTechnician',
      'labTechnician',
      'maintenanceTechnician',
      'officeAdministrator',
      'accountant',
      'hrManager',
    ],
    offers: [
      'flexible working hours',
      'five weeks of paid leave',
      'an attractive pension fund',
      'a subsidised canteen',
      'childcare support',
    ],
    hiring: [
      "After the first interview we'll invite you to a trial day in the lab or office.",
      'We decide within ten days of the trial day.',
      'Please apply with a complete set of references.',
    ],
    logo: 'flask',
  },
  {
    username: 'brzoza-syn',
    name: 'Brzoza & Syn Building',
    email: 'praca@brzoza-syn.example.com',
    location: 'Warsaw, Poland',
    short_intro: 'Family-owned construction company in Warsaw: schools, housing and renovation.',
    bio: `Brzoza & Syn is a construction company in its third generation. We build and renovate schools, libraries and about 200 flats a year in and around Warsaw.

We employ 130 people, including our own bricklayers, carpenters and painters, and only use subcontractors for specialist work.

Most of our sites can be reached within an hour from the yard.`,
    roles: [
      'siteManager',
      'siteManager',
      'painter',
      'painter',
      'joiner',
      'electrician',
      'heatingEngineer',
      'accountant',
    ],
    offers: [
      'work all year round',
      'private medical care',
      'tools and work clothes',
      'a safety bonus',
      'transport to the site',
    ],
    hiring: [
      "We'll show you one of our sites before you decide.",
      'Please call us or apply with your profile.',
      'Candidates with trade certificates are invited for a trial day.',
    ],
    logo: 'house',
  },
  {
    username: 'varanda',
    name: 'Varanda Arquitetura',
    email: 'oi@varanda.example.com',
    location: 'São Paulo, Brazil',
    short_intro: 'Architecture studio in São Paulo for schools, health centres and housing.',
    bio: `Varanda is an architecture studio of 24 people in São Paulo. We work mainly for public clients, on schools, health centres and the renovation of modernist buildings.

We focus on passive cooling, natural ventilation and low running costs. Physical models are part of every project.`,
    roles: ['architect', 'architect', 'architect', 'graphicDesigner', 'officeAdministrator'],
    offers: ['a health plan', 'meal vouchers', 'no weekend work', 'an annual study trip'],
    hiring: [
      'Please send a portfolio of no more than ten pages.',
      'Shortlisted candidates are invited to the studio.',
      'We reply to all applications within three weeks.',
    ],
    logo: 'arches',
  },
  {
    username: 'fjordvind',
    name: 'Fjordvind Service',
    email: 'job@fjordvind.example.com',
    location: 'Odense, Denmark',
    short_intro: 'Maintenance of 640 onshore and nearshore wind turbines in Denmark.',
    bio: `Fjordvind Service maintains 640 wind turbines on land and in coastal waters. 120 technicians work in crews of three from five bases in Denmark.

Safety has priority over schedules: crews decide for themselves when the weather is too bad to climb. We haven't had a serious accident in more than five years.`,
    roles: [
      'energyTechnician',
      'energyTechnician',
      'maintenanceTechnician',
      'hrManager',
      'electrician',
      'officeAdministrator',
    ],
    offers: [
      'six weeks of paid leave',
      'paid travel time',
      'all safety courses during working hours',
      'protective clothing',
      'a pension scheme',
    ],
    hiring: [
      'The process consists of an interview, a safety check and a day with a crew.',
      'GWO certificates are an advantage, but we can also train you.',
      "We'll contact you within a week of your application.",
    ],
    logo: 'turbine',
  },
  {
    username: 'grachtwarmte',
    name: 'Grachtwarmte',
    email: 'werken@grachtwarmte.example.com',
    location: 'Utrecht, Netherlands',
    short_intro: 'Heat pumps and small district heating networks for older homes in Utrecht.',
    bio: `Grachtwarmte installs heat pumps and small heat networks that use canal water, mainly in older buildings. We've connected 900 homes in Utrecht so far.

We're 52 people: fitters, planners, electricians and two carpenters.`,
    roles: ['heatingEngineer', 'heatingEngineer', 'electrician', 'officeAdministrator', 'marketingManager'],
    offers: [
      '36 hours a week',
      'a company van or cargo bike',
      'a share scheme after three years',
      'paid training',
      'a travel allowance',
    ],
    hiring: [
      "After a first call we'll take you along to a customer for half a day.",
      'You can apply without a cover letter.',
      'We usually fill positions within a month.',
    ],
    logo: 'flame',
  },
  {
    username: 'table-osier',
    name: 'La Table d’Osier',
    email: 'equipe@table-osier.example.com',
    location: 'Lyon, France',
    short_intro: 'Two restaurants, a bakery and a cookery school in Lyon.',
    bio: `La Table d'Osier consists of two restaurants with 46 seats each, a bakery and a small cookery school in the Croix-Rousse district of Lyon.

We cook with seasonal produce from local markets. All our businesses are closed on Sundays and Mondays, and tips are shared between kitchen and service.`,
    roles: ['cook', 'cook', 'waiter', 'baker', 'trainer'],
    offers: ['Sundays and Mondays off', 'shared tips', 'staff meals', 'five weeks of paid leave'],
    hiring: [
      "We'll invite you to a paid trial shift in the evening.",
      'Call us in the afternoon or apply with your profile.',
      'Please tell us when you could start.',
    ],
    logo: 'pot',
  },
  {
    username: 'nussgarten',
    name: 'Hotel Nussgarten',
    email: 'team@nussgarten.example.com',
    location: 'Vienna, Austria',
    short_intro: 'Four-star hotel with 71 rooms and a garden courtyard in Vienna.',
    bio: `Hotel Nussgarten is a privately owned hotel with 71 rooms in Vienna's 7th district. Many of our guests are musicians and conference visitors.

We're a team of 44 people with nineteen first languages. English is the working language in most departments; German lessons are free.`,
    roles: ['hotelReceptionist', 'hotelReceptionist', 'housekeeper', 'waiter', 'cook', 'accountant'],
    offers: [
      'rotas published four weeks in advance',
      'a staff flat for the first three months',
      'a public transport pass',
      'free German lessons',
      'staff rates in partner hotels',
    ],
    hiring: [
      'After a short interview you can do a paid trial shift.',
      'Interviews are possible in English or German.',
      'We reply within three working days.',
    ],
    logo: 'key',
  },
  {
    username: 'slow-ferry',
    name: 'Slow Ferry Coffee',
    email: 'hello@slow-ferry.example.com',
    location: 'Portland, United States',
    short_intro: 'Coffee roastery and five cafés in Portland.',
    bio: `Slow Ferry is a coffee roastery with five cafés in Portland. We buy directly from eleven farms and roast twice a week.

We have 47 employees. Base pay is above the city average and doesn't depend on tips, which are split evenly. Pay bands are open to all staff.`,
    roles: ['waiter', 'waiter', 'storeManager', 'warehouseWorker', 'driver', 'marketingManager'],
    offers: [
      'transparent pay bands',
      'health insurance from 20 hours',
      'free coffee',
      'two consecutive days off',
    ],
    hiring: [
      'First a short chat in one of our cafés, then a paid trial shift.',
      "We're looking for people who can start within the next month.",
      "Please let us know which days you're available.",
    ],
    logo: 'cup',
  },
  {
    username: 'granbarken',
    name: 'Granbarken Outdoor',
    email: 'jobb@granbarken.example.com',
    location: 'Stockholm, Sweden',
    short_intro: 'Outdoor clothing and tents, sold in nine shops and online, with our own repair service.',
    bio: `Granbarken has been making outdoor clothing, tents and rucksacks since 1964. Our repair service fixed 21,000 items last year.

We're 260 people in Sweden, Norway and Finland, with nine shops, an online shop and a design team in Stockholm.`,
    roles: ['shopAssistant', 'storeManager', 'tailor', 'webDeveloper', 'marketingManager', 'warehouseWorker'],
    offers: [
      'a staff discount',
      'free gear rental',
      'a wellness allowance',
      'parental leave top-up',
      'two paid outdoor days a year',
    ],
    hiring: [
      'There are two interviews, one of them with future colleagues.',
      "We review applications continuously, so please don't wait for the deadline.",
      "The second interview takes place in the shop or office you'd work in.",
    ],
    logo: 'fir',
  },
  {
    username: 'heron-lane',
    name: 'Heron Lane Books',
    email: 'post@heron-lane.example.com',
    location: 'Dublin, Ireland',
    short_intro: 'Three bookshops in Dublin, a small press and an annual literature festival.',
    bio: `Heron Lane runs three independent bookshops in Dublin and a small press that publishes twelve titles a year, mainly debut novels and local history.

We're 26 people. In October we organise a literature festival with about forty events.`,
    roles: ['shopAssistant', 'storeManager', 'journalist', 'graphicDesigner', 'stageTechnician'],
    offers: ['a book allowance', 'every second Saturday off', 'a staff discount', 'festival tickets'],
    hiring: [
      "Please tell us about a book you'd recommend to our customers.",
      'Interviews take place in our shop on Heron Lane.',
      "We'll get back to you within two weeks of the closing date.",
    ],
    logo: 'bird',
  },
  {
    username: 'la-guayaba',
    name: 'Cooperativa La Guayaba',
    email: 'trabajo@la-guayaba.example.com',
    location: 'Bogotá, Colombia',
    short_intro: 'Consumer cooperative with eleven neighbourhood supermarkets in Bogotá.',
    bio: `La Guayaba is a consumer cooperative founded in 1976. Its 23,000 members own eleven neighbourhood markets, a mill and a bakery.

About half of our products come from growers within 120 kilometres, who are represented on our board.`,
    roles: ['shopAssistant', 'storeManager', 'baker', 'driver', 'accountant', 'warehouseWorker'],
    offers: [
      'membership from the first day',
      'a discount on your shopping',
      'school support for children',
      'every second Sunday off',
    ],
    hiring: [
      "Interviews take place in the market where you'd be working.",
      'Please bring your ID and references to the interview.',
      'We contact shortlisted applicants by phone.',
    ],
    logo: 'basket',
  },
  {
    username: 'elm-viaduct',
    name: 'Elm & Viaduct Media',
    email: 'newsroom@elm-viaduct.example.com',
    location: 'Chicago, United States',
    short_intro: 'Reader-owned local newspaper and podcasts for seven Chicago neighborhoods.',
    bio: `Elm & Viaduct Media publishes a weekly newspaper for seven Chicago neighborhoods, two podcasts and a radio show. The paper reaches 40,000 households.

We're owned by our readers, who elect the board. The newsroom has 18 full-time staff and a group of regular freelancers.`,
    roles: [
      'journalist',
      'journalist',
      'graphicDesigner',
      'stageTechnician',
      'marketingManager',
      'webDeveloper',
    ],
    offers: [
      'health and dental insurance',
      'every other Friday off',
      'legal support for your reporting',
      'time for one long investigation a year',
    ],
    hiring: [
      'Please send three work samples and one story idea.',
      'Finalists meet the editors and two reader representatives.',
      "We don't require a college degree.",
    ],
    logo: 'column',
  },
  {
    username: 'estudi-marea',
    name: 'Estudi Marea',
    email: 'hola@estudi-marea.example.com',
    location: 'Barcelona, Spain',
    short_intro: 'Design studio in Barcelona for museums, markets and public institutions.',
    bio: `Estudi Marea is a design and film studio of sixteen people in Poblenou. Our clients include a maritime museum, four market halls, a theatre and the sea rescue service.

All positions are permanent, and we avoid overtime by planning projects carefully.`,
    roles: [
      'graphicDesigner',
      'graphicDesigner',
      'uxDesigner',
      'stageTechnician',
      'journalist',
      'marketingManager',
    ],
    offers: [
      'a permanent contract',
      'summer hours from 8 am to 3 pm',
      'hybrid work',
      'a budget for exhibitions and courses',
    ],
    hiring: [
      'Please send us a link to your portfolio.',
      'In the interview we look at two of your projects together.',
      'We answer all applications within two weeks.',
    ],
    logo: 'fish',
  },
  {
    username: 'rushmere',
    name: 'Rushmere Mutual',
    email: 'careers@rushmere.example.com',
    location: 'Manchester, United Kingdom',
    short_intro: 'Building society in Greater Manchester with eleven branches, founded in 1871.',
    bio: `Rushmere Mutual is a building society owned by its 140,000 members. We offer savings accounts, mortgages and loans to small businesses.

We have 420 employees in eleven branches and at our head office in Manchester, and take on about thirty trainees a year.`,
    roles: [
      'insuranceClerk',
      'insuranceClerk',
      'accountant',
      'paralegal',
      'backendDeveloper',
      'systemsAdministrator',
      'officeAdministrator',
    ],
    offers: [
      '35 hours a week',
      'a 12 percent employer pension contribution',
      'two paid volunteering days',
      'mortgage rates for staff',
      'hybrid working',
    ],
    hiring: [
      'The process consists of a phone interview and one interview in person.',
      'We can make adjustments to the process if you need them.',
      'Pre-employment checks apply to all roles.',
    ],
    logo: 'coins',
  },
  {
    username: 'lantern-bay',
    name: 'Lantern Bay Insurance',
    email: 'talent@lantern-bay.example.com',
    location: 'Singapore, Singapore',
    short_intro: 'Insurance for small businesses, hawkers and small vessels in Singapore.',
    bio: `Lantern Bay insures small businesses: food stalls, workshops, shops and vessels up to forty metres.

150 people work for us in Singapore, Penang and Batam. Claims below 2,000 dollars are usually decided on the same day.`,
    roles: ['insuranceClerk', 'insuranceClerk', 'accountant', 'dataAnalyst', 'paralegal', 'backendDeveloper'],
    offers: ['21 days of leave', 'flexible start times', 'a training allowance', 'medical and dental cover'],
    hiring: [
      "There are two interviews within a week, and you'll get our decision in the following week.",
      'One of the interviews is with your future manager.',
      'Please state your notice period in your application.',
    ],
    logo: 'lantern',
  },
  {
    username: 'brightwater',
    name: 'Brightwater Trades College',
    email: 'people@brightwater.example.com',
    location: 'Vancouver, Canada',
    short_intro: 'Evening and day courses in trades, languages and care for adults in Vancouver.',
    bio: `Brightwater Trades College offers day and evening courses in trades, languages and health care. About 2,000 students attend every year.

Our instructors come from industry, and we pay for their training as teachers. Workshops and the library are open until 10 pm.`,
    roles: [
      'trainer',
      'trainer',
      'librarian',
      'systemsAdministrator',
      'housekeeper',
      'hrManager',
      'officeAdministrator',
    ],
    offers: [
      'nine weeks without classes a year',
      'paid preparation time',
      'a free course each term',
      'an extended health plan',
    ],
    hiring: [
      'Instructors are asked to give a 15-minute sample lesson.',
      'Interviews take place on campus in Vancouver.',
      'We welcome applications from people of all backgrounds.',
    ],
    logo: 'hammer',
  },
  {
    username: 'waldkante',
    name: 'Waldkante Institute',
    email: 'bewerbung@waldkante.example.com',
    location: 'Freiburg, Germany',
    short_intro: 'Research institute for forests, soil and water in Freiburg.',
    bio: `The Waldkante Institute studies the effects of climate and land use on forests, soil and water. We run 340 measuring stations from the Black Forest to the Carpathians.

115 people work at the institute. Our data is published under an open licence after one year.`,
    roles: ['scientist', 'scientist', 'scientist', 'dataAnalyst', 'labTechnician', 'officeAdministrator'],
    offers: [
      'pay according to the public sector scale',
      'flexible working hours',
      'up to two days a week from home',
      'field clothing',
      'a nursery next door',
    ],
    hiring: [
      'Scientists give a 20-minute talk about their work, followed by an interview.',
      "Please include a list of publications if you're applying for a research position.",
      'Interviews are planned for the weeks after the closing date.',
    ],
    logo: 'rings',
  },
  {
    username: 'speiche-strom',
    name: 'Speiche & Strom',
    email: 'werkstatt@speiche-strom.example.com',
    location: 'Leipzig, Germany',
    short_intro: 'Repair workshop for bicycles, cargo bikes and light electric vehicles in Leipzig.',
    bio: `Speiche & Strom repairs and maintains bicycles, cargo bikes and light electric vans, about 14,000 vehicles a year, for private customers and delivery companies.

We're 41 people, including eleven apprentices, in two workshops near the main freight station.`,
    roles: ['mechanic', 'mechanic', 'mechanic', 'shopAssistant', 'officeAdministrator'],
    offers: [
      'a four-day week on request',
      'parts at cost price',
      'paid high-voltage training',
      'modern tools',
      'breakfast on Fridays',
    ],
    hiring: [
      "Call us or drop by, and we'll show you around.",
      'Applicants are invited to a paid trial day.',
      'A short application is enough; certificates can follow later.',
    ],
    logo: 'wheel',
  },
  {
    username: 'heron-bleu',
    name: 'Ferme du Héron Bleu',
    email: 'ferme@heron-bleu.example.com',
    location: 'Nantes, France',
    short_intro: 'Organic farm near Nantes: vegetables, milk and cheese.',
    bio: `Ferme du Héron Bleu is an organic farm with 42 hectares between Nantes and the marshes. We deliver vegetable boxes to 600 households and sell cheese at three markets.

Eight people work on the farm all year, and around twenty in summer. We keep 34 dairy cows.`,
    roles: ['farmWorker', 'farmWorker', 'driver', 'shopAssistant'],
    offers: [
      'vegetables and cheese',
      'a room on the farm',
      'five weeks of paid leave',
      'a tractor licence paid for by us',
    ],
    hiring: [
      "We'll invite you to work with us for two paid days.",
      "Please tell us from when and for how long you're available.",
      'Experience in agriculture is an advantage but not required for seasonal jobs.',
    ],
    logo: 'cow',
  },
  {
    username: 'eastmoor',
    name: 'Eastmoor Borough Council',
    email: 'jobs@eastmoor.example.com',
    location: 'Sheffield, United Kingdom',
    short_intro: 'Local council providing services for 96,000 residents in Sheffield.',
    bio: `Eastmoor Borough Council provides public services for 96,000 residents: parks, streets, libraries, planning, housing advice and social care.

We have 1,100 employees in 23 buildings. Part-time and flexible working is available in most roles.

In recent years we've reopened two libraries and planted 3,000 trees.`,
    roles: [
      'planner',
      'socialWorker',
      'librarian',
      'streetWorker',
      'gardener',
      'officeAdministrator',
      'securityGuard',
    ],
    offers: ['flexible working', 'a local government pension', '28 days of leave', 'a cycle-to-work scheme'],
    hiring: [
      'Applications are anonymised before shortlisting.',
      'Interviews take place in the second week after the closing date.',
      'We guarantee an interview to disabled applicants who meet the essential criteria.',
    ],
    logo: 'hills',
  },
  {
    username: 'linho-filho',
    name: 'Linho & Filho',
    email: 'gente@linho-filho.example.com',
    location: 'Porto, Portugal',
    short_intro: 'Linen clothing and workwear, designed and sewn in Porto.',
    bio: `Linho & Filho has been producing linen in Porto for four generations. Today we make shirts, aprons and workwear for our own shop and for international brands.

84 people work in design, cutting, sewing and quality control, all in one building. We pay by the hour, not by the piece.`,
    roles: ['tailor', 'tailor', 'qualityEngineer', 'graphicDesigner', 'maintenanceTechnician'],
    offers: [
      'hourly pay instead of piece rates',
      'a subsidised canteen',
      'Friday afternoons off',
      'fabric at cost price',
    ],
    hiring: [
      "You're welcome to bring something you've made to the interview.",
      'Sewing staff are invited to a short practical test.',
      'We contact shortlisted candidates within two weeks.',
    ],
    logo: 'thread',
  },
]

export function logoOf(username: string): Motif {
  const workplace = workplaces[username] ?? newCompanies.find((company) => company.username === username)
  if (!workplace) throw new Error(`The demo has no logo for "${username}".`)
  return workplace.logo
}
