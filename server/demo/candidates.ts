import { PRESENT } from '@guildhall/contract/profile/choices'
import type { DemoCandidate } from './types.ts'

/** The first candidate is the sample account on the login page. Two of the profiles are incomplete. */
export const candidates: DemoCandidate[] = [
  {
    username: 'demo.candidate',
    looks: { skin: 0, longHair: true },
    name: 'Mira Hoffmann',
    email: 'candidate@example.com',
    location: 'Berlin, Germany',
    short_intro:
      'Front-end developer (React, TypeScript) with a focus on accessible forms and booking flows.',
    bio: `I've been building booking and ordering interfaces with React and TypeScript for more than six years, mostly for companies whose customers use a phone. Accessibility is part of my definition of done: I test with keyboard and screen reader before I ask for a review.

Before I moved into software I trained and worked as a carpenter, so I'm used to working closely with customers and to fixed delivery dates.

I'm looking for a position in Berlin or remote, four or five days a week, with direct contact to users.`,
    skills: [
      ['React', 'Expert'],
      ['TypeScript', 'Advanced'],
      ['CSS', 'Expert'],
      ['Web Accessibility', 'Advanced'],
      ['Node.js', 'Intermediate'],
      ['Carpentry', 'Intermediate'],
      ['German', 'Expert'],
    ],
    rate: { amount: '64000.00', period: 'Year' },
    website: 'mirahoffmann.example',
    employment_types: ['Full-time', 'Part-time', 'Freelance'],
    languages: [
      ['English', 'Fluent'],
      ['Spanish', 'Elementary'],
    ],
    experiences: [
      {
        company_name: 'Seitenwind Reisen',
        job_name: 'Front-end Developer',
        start_date: '2021-03-01',
        end_date: PRESENT,
        details:
          'Rebuilt the booking flow for sailing trips in React and TypeScript. Completed bookings on phones increased by 33 percent and support requests about payment fell by half.',
      },
      {
        company_name: 'Kiezkiste',
        job_name: 'Junior Web Developer',
        start_date: '2019-02-01',
        end_date: '2021-02-28',
        details:
          'Online shop and delivery planning for vegetable boxes with React and Node.js. Worked in the packing hall every second Friday to collect feedback from users.',
      },
      {
        company_name: 'Zimmerei Albrecht',
        job_name: 'Carpenter',
        start_date: '2015-09-01',
        end_date: '2018-08-31',
        details:
          'Apprenticeship and one year as a journeywoman: roof frames, dormers and timber construction.',
      },
    ],
    educations: [
      {
        major: 'Media Informatics',
        school_name: 'Evening University of Applied Sciences Spreebogen',
        degree: 'Bachelor of Science',
      },
    ],
  },
  {
    username: 'jonas.brandt',
    looks: { skin: 0, longHair: false },
    name: 'Jonas Brandt',
    email: 'jonas.brandt@example.net',
    location: 'Berlin, Germany',
    short_intro: 'Joiner with ten years of experience in listed buildings: doors, box windows and stairs.',
    bio: `I passed my journeyman's exam in 2014 and have specialised in listed buildings since 2017. I repair box windows, panelled doors and stairs, and I'm used to working with the heritage office.

I prepare drawings by hand and in AutoCAD and can set up a moulder on my own. I'm looking for a permanent position that combines workshop and on-site fitting.`,
    skills: [
      ['Joinery', 'Expert'],
      ['Cabinet Making', 'Advanced'],
      ['Furniture Restoration', 'Advanced'],
      ['Blueprint Reading', 'Advanced'],
      ['AutoCAD', 'Intermediate'],
      ['German', 'Expert'],
    ],
    rate: { amount: '24.50', period: 'Hour' },
    employment_types: ['Full-time'],
    languages: [['English', 'Intermediate']],
    experiences: [
      {
        company_name: 'Denkmalwerkstatt Pankow',
        job_name: 'Joiner',
        start_date: '2017-05-01',
        end_date: PRESENT,
        details:
          'Restoration of windows and doors in buildings from 1880 to 1930. Led the work on 64 box windows of a former school, completed two weeks ahead of schedule.',
      },
      {
        company_name: 'Tischlerei Sommerfeld',
        job_name: 'Journeyman Joiner',
        start_date: '2014-08-01',
        end_date: '2017-04-30',
        details: 'Fitted kitchens, wardrobes and interior doors, from drawing to installation.',
      },
    ],
    educations: [
      { major: 'Joinery', school_name: 'Vocational School for Wood, Berlin', degree: 'Journeyman' },
    ],
  },
  {
    username: 'aylin.demir',
    looks: { skin: 1, longHair: true },
    name: 'Aylin Demir',
    email: 'aylin.demir@example.net',
    location: 'Berlin, Germany',
    short_intro:
      'Upholsterer for traditional and modern upholstery. Furniture, theatre seats, contract work.',
    bio: `I trained as an upholsterer in Berlin and have worked for private customers, hotels and theatres. I do traditional work with springs and webbing as well as modern foam upholstery, including cutting and sewing of covers.

I run a small workshop of my own and am looking for part-time or freelance work next to it, ideally three days a week.`,
    skills: [
      ['Upholstery', 'Expert'],
      ['Furniture Restoration', 'Advanced'],
      ['Sewing', 'Expert'],
      ['Cabinet Making', 'Intermediate'],
      ['Customer Service', 'Intermediate'],
      ['Turkish', 'Expert'],
    ],
    rate: { amount: '26.00', period: 'Hour' },
    employment_types: ['Part-time', 'Freelance'],
    languages: [['English', 'Advanced']],
    experiences: [
      {
        company_name: 'Polsterei am Kanal',
        job_name: 'Upholsterer',
        start_date: '2016-10-01',
        end_date: '2024-12-31',
        details:
          'Repairs and new covers for private customers and hotels. Responsible for the maintenance of 340 theatre seats over five seasons.',
      },
    ],
    educations: [
      {
        major: 'Interior Upholstery',
        school_name: 'Vocational School for Design Trades, Berlin',
        degree: 'Journeywoman',
      },
    ],
  },
  {
    username: 'piotr.zielinski',
    looks: { skin: 0, longHair: false },
    name: 'Piotr Zieliński',
    email: 'piotr.zielinski@example.net',
    location: 'Poznań, Poland',
    short_intro:
      'CNC machinist for solid wood and board: programming, set-up and operation of five-axis routers.',
    bio: `I have ten years of experience with five-axis CNC routers, most of it in staircase production. I write and optimise programs myself, do the daily maintenance of the machines and train new operators.

My family and I are moving to Berlin, where I'm looking for a permanent full-time position. My German is at B1 level and I'm taking lessons.`,
    skills: [
      ['CNC Machining', 'Expert'],
      ['CNC Programming', 'Advanced'],
      ['Joinery', 'Advanced'],
      ['Machine Maintenance', 'Advanced'],
      ['Polish', 'Expert'],
      ['German', 'Intermediate'],
    ],
    rate: { amount: '46000.00', period: 'Year' },
    employment_types: ['Full-time'],
    languages: [['English', 'Intermediate']],
    experiences: [
      {
        company_name: 'Schody Wielkopolskie',
        job_name: 'CNC Operator and Programmer',
        start_date: '2015-04-01',
        end_date: PRESENT,
        details:
          'Production of curved strings and handrails on a five-axis machine, from single pieces to series of forty. Introduced a tool database that cut set-up time from 50 to 20 minutes.',
      },
    ],
    educations: [
      { major: 'Wood Technology', school_name: 'Technical School No. 4, Poznań', degree: 'Technician' },
    ],
  },
  {
    username: 'lena.vogt',
    looks: { skin: 0, longHair: true },
    name: 'Lena Vogt',
    email: 'lena.vogt@example.net',
    location: 'Hamburg, Germany',
    short_intro:
      'Back-end developer: PostgreSQL, Node.js and TypeScript. Experience in healthcare and transport.',
    bio: `I design data models and APIs and enjoy the parts of software that users don't see: migrations, query performance, monitoring and good logs.

In my last two jobs I worked on systems that have to be available around the clock, for a ferry operator and a group of hospitals. I like written proposals and code reviews, and I'd prefer a team that does both.`,
    skills: [
      ['PostgreSQL', 'Expert'],
      ['Node.js', 'Advanced'],
      ['TypeScript', 'Advanced'],
      ['REST API Design', 'Advanced'],
      ['Docker', 'Intermediate'],
      ['React', 'Intermediate'],
    ],
    rate: { amount: '72000.00', period: 'Year' },
    employment_types: ['Full-time', 'Contract'],
    languages: [
      ['English', 'Fluent'],
      ['France', 'Intermediate'],
    ],
    experiences: [
      {
        company_name: 'Klinikverbund Elbmarsch',
        job_name: 'Software Developer',
        start_date: '2020-01-01',
        end_date: PRESENT,
        details:
          'Bed management for four hospitals. Migrated eleven years of data from spreadsheets to PostgreSQL without downtime.',
      },
      {
        company_name: 'Förde Fähren',
        job_name: 'Developer',
        start_date: '2016-06-01',
        end_date: '2019-12-31',
        details: 'Ticketing system and departure boards for a ferry operator, including on-call duty.',
      },
    ],
    educations: [
      {
        major: 'Computer Science',
        school_name: 'University of Applied Sciences Alster',
        degree: 'Master of Science',
      },
    ],
  },
  {
    username: 'emil.krause',
    looks: { skin: 0, longHair: false },
    name: 'Emil Krause',
    email: 'emil.krause@example.net',
    location: 'Berlin, Germany',
    short_intro: 'School leaver looking for an internship or apprenticeship as a joiner.',
    bio: `I'm finishing school this summer and would like to become a joiner. At home I've built shelves and a small boat, and I worked on the stage set for our school musical.

I work in a bicycle shop every Saturday, so I'm used to working with tools and with customers. I'm punctual and I learn quickly.`,
    skills: [
      ['Carpentry', 'Beginner'],
      ['Bicycle Repair', 'Intermediate'],
      ['Customer Service', 'Intermediate'],
      ['German', 'Expert'],
    ],
    rate: { amount: '13.50', period: 'Hour' },
    employment_types: ['Internship', 'Part-time'],
    languages: [
      ['English', 'Advanced'],
      ['Spanish', 'Beginner'],
    ],
    experiences: [
      {
        company_name: 'Speichenbude',
        job_name: 'Saturday Helper',
        start_date: '2024-09-07',
        end_date: PRESENT,
        details: 'Bicycle repairs (tyres, brakes, gears) and help at the till.',
      },
    ],
    educations: [],
  },
  {
    username: 'daan.verhoeven',
    looks: { skin: 0, longHair: false },
    name: 'Daan Verhoeven',
    email: 'daan.verhoeven@example.net',
    location: 'Rotterdam, Netherlands',
    short_intro:
      'Forklift and reach truck driver with eight years of experience in cold stores and container handling.',
    bio: `I've worked in cold stores and at a container terminal. I hold valid licences for counterbalance trucks, reach trucks and order pickers.

Last year I trained six new colleagues on the reach truck. I prefer early shifts and am available for full-time or temporary work in the Rotterdam area.`,
    skills: [
      ['Forklift Operation', 'Expert'],
      ['Warehouse Management', 'Intermediate'],
      ['Order Picking', 'Advanced'],
      ['Inventory Management', 'Intermediate'],
      ['Occupational Safety', 'Intermediate'],
      ['Dutch', 'Expert'],
    ],
    rate: { amount: '19.50', period: 'Hour' },
    employment_types: ['Full-time', 'Temporary'],
    languages: [['English', 'Advanced']],
    experiences: [
      {
        company_name: 'Koelhuis Merwehaven',
        job_name: 'Reach Truck Driver',
        start_date: '2018-03-01',
        end_date: PRESENT,
        details:
          'Storage and order picking of fruit and juice at four degrees. Lead driver on the early shift, responsible for shift handover and training of new drivers.',
      },
    ],
    educations: [{ major: 'Logistics', school_name: 'Vocational College Zuidplein', degree: 'MBO 2' }],
  },
  {
    username: 'samuel.okafor',
    looks: { skin: 4, longHair: false },
    name: 'Samuel Okafor',
    email: 'samuel.okafor@example.net',
    location: 'Lagos, Nigeria',
    short_intro: '.NET developer with a background in logistics. Remote contracts, West Africa time (UTC+1).',
    bio: `I started out as a dispatcher in a haulage company and moved into software development when I automated our route planning. Today I work with C#, ASP.NET and SQL Server, with some React for front ends.

I've been working remotely for European clients since 2019. Modernising legacy systems is what I've done most in recent years.`,
    skills: [
      ['C#', 'Expert'],
      ['.NET', 'Expert'],
      ['ASP.NET', 'Advanced'],
      ['Microsoft SQL Server', 'Advanced'],
      ['React', 'Intermediate'],
      ['CI/CD', 'Advanced'],
    ],
    rate: { amount: '42.00', period: 'Hour' },
    employment_types: ['Contract', 'Freelance', 'Full-time'],
    languages: [
      ['English', 'Native'],
      ['France', 'Elementary'],
    ],
    experiences: [
      {
        company_name: 'Atlantic Haul Systems',
        job_name: 'Senior .NET Developer',
        start_date: '2019-07-01',
        end_date: PRESENT,
        details:
          'Container tracking for eleven freight forwarders. Reduced a nightly data import from five hours to six minutes and introduced automated deployments.',
      },
      {
        company_name: 'Ikeja Road Haulage',
        job_name: 'Dispatcher, later Developer',
        start_date: '2012-02-01',
        end_date: '2019-06-30',
        details: 'Planned 120 trucks a day, later developed the dispatch software used by the company.',
      },
    ],
    educations: [
      {
        major: 'Electrical Engineering',
        school_name: 'Lagoon University of Technology',
        degree: 'Bachelor of Engineering',
      },
    ],
  },
  {
    username: 'grace.whitcombe',
    looks: { skin: 0, longHair: true },
    name: 'Grace Whitcombe',
    email: 'grace.whitcombe@example.net',
    location: 'Bristol, United Kingdom',
    short_intro: 'Registered nurse with eleven years in elderly care. Night shifts preferred.',
    bio: `I've worked on an acute medical ward and in residential care, for the last few years as nurse in charge at night. My main areas are wound care, palliative care and supporting families.

I mentor student nurses. My NMC registration and mandatory training are up to date. I'm looking for full-time or part-time night shifts in the Bristol area.`,
    skills: [
      ['Nursing', 'Expert'],
      ['Wound Care', 'Advanced'],
      ['Medication Administration', 'Expert'],
      ['Palliative Care', 'Advanced'],
      ['Dementia Care', 'Advanced'],
      ['Team Leadership', 'Intermediate'],
    ],
    rate: { amount: '27.00', period: 'Hour' },
    employment_types: ['Full-time', 'Part-time'],
    languages: [['English', 'Native']],
    experiences: [
      {
        company_name: 'Hollybank House',
        job_name: 'Night Nurse in Charge',
        start_date: '2021-01-11',
        end_date: PRESENT,
        details:
          'In charge of 44 residents and a team of three carers at night. No medication errors on night shifts in the last 14 months.',
      },
      {
        company_name: 'Avonmouth General Hospital',
        job_name: 'Staff Nurse',
        start_date: '2014-09-01',
        end_date: '2020-12-31',
        details: 'Acute medicine for older adults, 28-bed ward.',
      },
    ],
    educations: [
      { major: 'Adult Nursing', school_name: 'University of the Severn', degree: 'Bachelor of Nursing' },
    ],
  },
  {
    username: 'kofi.mensah',
    looks: { skin: 4, longHair: false },
    name: 'Kofi Mensah',
    email: 'kofi.mensah@example.net',
    location: 'Bristol, United Kingdom',
    short_intro: 'Care assistant with six years of experience in dementia care. Level 3 diploma in progress.',
    bio: `I support people living with dementia in their daily routine, and I find that music helps: I play the guitar and run a weekly music session for residents and their families.

I'm halfway through my Level 3 diploma, have a clean driving licence and am happy to work weekends.`,
    skills: [
      ['Dementia Care', 'Advanced'],
      ['Elderly Care', 'Advanced'],
      ['Home Care', 'Intermediate'],
      ['First Aid', 'Advanced'],
      ['Food Hygiene', 'Intermediate'],
    ],
    rate: { amount: '15.50', period: 'Hour' },
    employment_types: ['Full-time', 'Part-time'],
    languages: [['English', 'Fluent']],
    experiences: [
      {
        company_name: 'Hollybank House',
        job_name: 'Care Assistant',
        start_date: '2019-05-01',
        end_date: PRESENT,
        details: 'Key worker for seven residents. Set up a weekly music session which families also attend.',
      },
    ],
    educations: [],
  },
  {
    username: 'megan.pryce',
    looks: { skin: 0, longHair: true },
    name: 'Megan Pryce',
    email: 'megan.pryce@example.net',
    location: 'Cardiff, United Kingdom',
    short_intro: 'Physiotherapist specialising in rehabilitation of older people, in hospital and at home.',
    bio: `I've worked on a stroke unit and, since 2017, in community physiotherapy. My focus is on falls prevention and rehabilitation after hip operations, with exercises that fit into people's everyday life.

I'm looking for a part-time position, two or three days a week, in the Cardiff or Bristol area.`,
    skills: [
      ['Physiotherapy', 'Expert'],
      ['Patient Assessment', 'Advanced'],
      ['Elderly Care', 'Advanced'],
      ['Employee Training', 'Intermediate'],
    ],
    rate: { amount: '31.00', period: 'Hour' },
    employment_types: ['Part-time'],
    languages: [
      ['English', 'Native'],
      ['France', 'Intermediate'],
    ],
    experiences: [
      {
        company_name: 'Taff Valley Community Health',
        job_name: 'Physiotherapist',
        start_date: '2017-02-01',
        end_date: PRESENT,
        details:
          'Home visits after falls and hip operations. About 80 percent of my patients could use the stairs again within six weeks.',
      },
      {
        company_name: 'Llandaff Stroke Unit',
        job_name: 'Junior Physiotherapist',
        start_date: '2013-08-01',
        end_date: '2017-01-31',
        details: 'Early mobilisation after stroke and training for family members.',
      },
    ],
    educations: [
      { major: 'Physiotherapy', school_name: 'Glamorgan School of Health', degree: 'Bachelor of Science' },
    ],
  },
  {
    username: 'freja.madsen',
    looks: { skin: 0, longHair: true },
    name: 'Freja Madsen',
    email: 'freja.madsen@example.net',
    location: 'Aarhus, Denmark',
    short_intro: 'Baker with experience in sourdough, rye bread and laminated dough.',
    bio: `I trained in Aarhus and have worked in bakeries in Denmark, France and Norway. Rye and sourdough are what I know best, but I also like pastry work.

I'm used to night and early shifts and to training apprentices. I'm looking for a full-time job in a bakery that works with good ingredients.`,
    skills: [
      ['Baking', 'Expert'],
      ['Pastry Making', 'Advanced'],
      ['Food Hygiene', 'Advanced'],
      ['Stock Control', 'Intermediate'],
      ['French', 'Intermediate'],
    ],
    rate: { amount: '26.50', period: 'Hour' },
    employment_types: ['Full-time'],
    languages: [
      ['English', 'Fluent'],
      ['France', 'Intermediate'],
    ],
    experiences: [
      {
        company_name: 'Bageriet på Hjørnet',
        job_name: 'Baker',
        start_date: '2020-08-01',
        end_date: PRESENT,
        details:
          'Responsible for rye bread and for two trainees. Cut waste by half by adjusting batch sizes and baking times.',
      },
      {
        company_name: 'Boulangerie des Pentes',
        job_name: 'Journeywoman',
        start_date: '2018-09-01',
        end_date: '2019-08-31',
        details: 'Croissants, brioche and other viennoiserie.',
      },
    ],
    educations: [{ major: 'Bakery', school_name: 'Technical College Østjylland', degree: 'Journeywoman' }],
  },
  {
    username: 'wayan.sudarma',
    looks: { skin: 2, longHair: false },
    name: 'I Wayan Sudarma',
    email: 'wayan.sudarma@example.net',
    location: 'Denpasar, Indonesia',
    short_intro: 'Front office supervisor with nine years of hotel experience. English and Japanese.',
    bio: `I've worked in hotel reception since 2015 and lead a team of six. I know two property management systems well, handle complaints personally and train new receptionists.

My wife's family lives in Yogyakarta, so we plan to move there. I'm looking for a full-time position in a guesthouse or hotel.`,
    skills: [
      ['Hotel Reception', 'Expert'],
      ['Customer Service', 'Expert'],
      ['Cash Handling', 'Advanced'],
      ['Team Leadership', 'Intermediate'],
      ['Tour Guiding', 'Intermediate'],
      ['Bahasa Indonesia', 'Expert'],
    ],
    rate: { amount: '620.00', period: 'Month' },
    employment_types: ['Full-time'],
    languages: [
      ['Bahasa Indonesia', 'Native'],
      ['English', 'Fluent'],
      ['Japanese', 'Intermediate'],
    ],
    experiences: [
      {
        company_name: 'Pondok Angsoka',
        job_name: 'Front Office Supervisor',
        start_date: '2019-01-07',
        end_date: PRESENT,
        details:
          'Led a team of six in a 48-room hotel. The guest rating for check-in improved from 8.1 to 9.4 in two years.',
      },
      {
        company_name: 'Pondok Angsoka',
        job_name: 'Receptionist',
        start_date: '2015-06-01',
        end_date: '2019-01-06',
        details: 'Check-in, airport transfers and temple tours for Japanese groups.',
      },
    ],
    educations: [
      { major: 'Hotel Management', school_name: 'Politeknik Pariwisata Nusa Dua', degree: 'Diploma III' },
    ],
  },
  {
    username: 'ratna.puspita',
    looks: { skin: 2, longHair: true },
    name: 'Ratna Puspita',
    email: 'ratna.puspita@example.net',
    location: 'Yogyakarta, Indonesia',
    short_intro: 'Chef for Javanese and Indonesian cuisine, including vegetarian menus and catering.',
    bio: `I learned to cook in my family's catering business and have worked in hotel kitchens since 2018. I plan menus, calculate costs and order from local suppliers; my food cost is usually below 30 percent.

I'd like to take on more responsibility in a smaller kitchen, as a sous chef or head chef.`,
    skills: [
      ['Cooking', 'Expert'],
      ['Menu Planning', 'Advanced'],
      ['Food Hygiene', 'Advanced'],
      ['Catering', 'Advanced'],
      ['Team Leadership', 'Intermediate'],
    ],
    rate: { amount: '540.00', period: 'Month' },
    employment_types: ['Full-time', 'Contract'],
    languages: [
      ['Bahasa Indonesia', 'Native'],
      ['English', 'Intermediate'],
    ],
    experiences: [
      {
        company_name: 'Hotel Kencana Alun-Alun',
        job_name: 'Chef de Partie',
        start_date: '2018-04-01',
        end_date: PRESENT,
        details:
          'Breakfast for 180 guests and the Javanese station in the evening. Trained five commis chefs.',
      },
    ],
    educations: [{ major: 'Culinary Arts', school_name: 'SMK Boga Sleman', degree: 'Vocational diploma' }],
  },
  {
    username: 'dimas.prasetyo',
    looks: { skin: 2, longHair: false },
    name: 'Dimas Prasetyo',
    email: 'dimas.prasetyo@example.net',
    location: 'Jakarta, Indonesia',
    short_intro: 'Mobile developer (React Native, Android) for offline-first apps.',
    bio: `I develop apps in React Native and TypeScript and know enough Kotlin to work on native modules. Most of my users have older phones and an unstable connection, so start-up time, app size and offline sync are my main topics.

I'm open to contracts and permanent positions, in Jakarta or remote.`,
    skills: [
      ['React Native', 'Expert'],
      ['TypeScript', 'Advanced'],
      ['React', 'Advanced'],
      ['Android Development', 'Advanced'],
      ['Kotlin', 'Intermediate'],
      ['Node.js', 'Intermediate'],
    ],
    rate: { amount: '2100.00', period: 'Month' },
    employment_types: ['Full-time', 'Contract', 'Freelance'],
    languages: [
      ['Bahasa Indonesia', 'Native'],
      ['English', 'Advanced'],
    ],
    experiences: [
      {
        company_name: 'Antar Sayur',
        job_name: 'React Native Developer',
        start_date: '2020-10-01',
        end_date: PRESENT,
        details:
          'Ordering app for vegetable traders with 210,000 installs. Reduced cold start time from 6.2 to 1.9 seconds on entry-level phones.',
      },
      {
        company_name: 'Studio Jendela',
        job_name: 'Web Developer',
        start_date: '2018-01-15',
        end_date: '2020-09-30',
        details: 'Websites in React for schools, clinics and a zoo.',
      },
    ],
    educations: [
      { major: 'Informatics', school_name: 'Universitas Teknologi Ciliwung', degree: 'Sarjana Komputer' },
    ],
  },
  {
    username: 'claudia.werner',
    looks: { skin: 0, longHair: true },
    name: 'Claudia Werner',
    email: 'claudia.werner@example.net',
    location: 'Berlin, Germany',
    short_intro: 'Office manager and bookkeeper with twelve years of experience in the trades.',
    bio: `For twelve years I ran the office of a heating company with 14 employees: phone, quotes, invoices, payroll preparation and scheduling for nine fitters. The company closed when the owner retired.

I'm looking for a part-time position of 20 to 25 hours a week, preferably in the mornings.`,
    skills: [
      ['Office Administration', 'Expert'],
      ['Bookkeeping', 'Advanced'],
      ['Payroll', 'Intermediate'],
      ['Customer Service', 'Advanced'],
      ['Microsoft Excel', 'Advanced'],
      ['German', 'Expert'],
    ],
    rate: { amount: '22.00', period: 'Hour' },
    employment_types: ['Part-time'],
    languages: [['English', 'Intermediate']],
    experiences: [
      {
        company_name: 'Wärmetechnik Lorenz',
        job_name: 'Office Manager',
        start_date: '2013-01-01',
        end_date: '2025-06-30',
        details:
          'Sole responsibility for the office of a company with 14 employees. Reduced the average time between completing a job and sending the invoice from 19 to 4 days.',
      },
    ],
    educations: [
      { major: 'Office Management', school_name: 'Chamber of Commerce, Berlin', degree: 'Certified clerk' },
    ],
  },
  {
    username: 'katharina.moser',
    looks: { skin: 0, longHair: true },
    name: 'Katharina Moser',
    email: 'katharina.moser@example.net',
    location: 'Graz, Austria',
    short_intro: 'Environmental engineer specialising in drinking water supply.',
    bio: `I've worked for a regional water board since 2018, in leak detection, water quality monitoring and GIS-based network planning.

I'm not actively looking at the moment but interested in positions in the Graz area.`,
    skills: [
      ['Water Treatment', 'Advanced'],
      ['Environmental Engineering', 'Advanced'],
      ['GIS Mapping', 'Advanced'],
      ['Laboratory Work', 'Intermediate'],
      ['German', 'Expert'],
    ],
    rate: null,
    employment_types: [],
    languages: [['English', 'Fluent']],
    experiences: [
      {
        company_name: 'Wasserverband Oststeier',
        job_name: 'Water Engineer',
        start_date: '2018-10-01',
        end_date: PRESENT,
        details: 'Leak detection in a network of 640 km. Reduced water losses from 17 to 9 percent.',
      },
    ],
    educations: [
      {
        major: 'Environmental Engineering',
        school_name: 'Styrian University of Technology',
        degree: 'Diplom-Ingenieurin',
      },
    ],
  },
  {
    username: 'fiona.mackay',
    looks: { skin: 0, longHair: true },
    name: 'Fiona Mackay',
    email: 'fiona.mackay@example.net',
    location: 'Edinburgh, United Kingdom',
    short_intro: 'Paralegal for residential property and commercial leases.',
    bio: `I moved into law after five years in property management, so I know leases from both sides. I currently handle around forty cases, from instruction to completion, and keep clients updated at every step.

I'm looking for a full-time position in Edinburgh with the option to qualify further.`,
    skills: [
      ['Paralegal Work', 'Advanced'],
      ['Legal Research', 'Advanced'],
      ['Contract Law', 'Intermediate'],
      ['Property Management', 'Advanced'],
      ['Records Management', 'Advanced'],
      ['Proofreading', 'Advanced'],
    ],
    rate: { amount: '33000.00', period: 'Year' },
    employment_types: ['Full-time'],
    languages: [
      ['English', 'Native'],
      ['Spanish', 'Intermediate'],
    ],
    experiences: [
      {
        company_name: 'Haddow Legal',
        job_name: 'Paralegal',
        start_date: '2020-02-03',
        end_date: PRESENT,
        details: 'Residential sales and commercial leases from instruction to completion.',
      },
      {
        company_name: 'Newhaven Lettings',
        job_name: 'Property Manager',
        start_date: '2015-05-01',
        end_date: '2020-01-31',
        details: 'Management of 130 flats: viewings, inspections, repairs and tenancy agreements.',
      },
    ],
    educations: [
      { major: 'Legal Studies', school_name: 'Lothian College', degree: 'Higher National Diploma' },
    ],
  },
  {
    username: 'carmen.ibanez',
    looks: { skin: 1, longHair: true },
    name: 'Carmen Ibáñez Roig',
    email: 'carmen.ibanez@example.net',
    location: 'Valencia, Spain',
    short_intro: 'Primary school teacher (Spanish, English, Valencian) with nine years of experience.',
    bio: `I've taught children between six and ten in Valencia and for two years in Leeds. I like project-based teaching and use regular reading assessments to support each child.

In the evenings I teach Spanish to adults. I'm interested in both full-time and part-time positions.`,
    skills: [
      ['Primary Teaching', 'Expert'],
      ['Language Teaching', 'Advanced'],
      ['Classroom Management', 'Expert'],
      ['Special Needs Education', 'Intermediate'],
      ['Spanish', 'Expert'],
    ],
    rate: { amount: '2450.00', period: 'Month' },
    employment_types: ['Full-time', 'Part-time'],
    languages: [
      ['Spanish', 'Native'],
      ['English', 'Fluent'],
      ['France', 'Intermediate'],
    ],
    experiences: [
      {
        company_name: 'CEIP Les Barraques',
        job_name: 'Class Teacher',
        start_date: '2019-09-01',
        end_date: PRESENT,
        details:
          'Class teacher for years 3 and 4. Set up a class library with the parents; loans rose from 40 to 310 a year.',
      },
      {
        company_name: 'Beckside Primary',
        job_name: 'Teaching Assistant, later Teacher',
        start_date: '2016-09-01',
        end_date: '2018-07-20',
        details: 'Year 2, with many children learning English as an additional language.',
      },
    ],
    educations: [{ major: 'Primary Education', school_name: 'Universitat de la Llotja', degree: 'Grado' }],
  },
  {
    username: 'erik.halvorson',
    looks: { skin: 0, longHair: false },
    name: 'Erik Halvorson',
    email: 'erik.halvorson@example.net',
    location: 'Minneapolis, United States',
    short_intro: 'TIG welder: stainless steel and aluminum, food grade.',
    bio: `I have fifteen years of experience in sanitary stainless work for dairies and breweries. I read prints, fit up my own work and hold current certificates for stainless sheet and tube.

I'm looking for a shop position on first shift, without travel.`,
    skills: [
      ['TIG Welding', 'Expert'],
      ['Welding', 'Expert'],
      ['Sheet Metal Work', 'Advanced'],
      ['Blueprint Reading', 'Advanced'],
      ['Quality Control', 'Intermediate'],
    ],
    rate: { amount: '33.00', period: 'Hour' },
    employment_types: ['Full-time'],
    languages: [['English', 'Native']],
    experiences: [
      {
        company_name: 'Northern Plains Dairy Equipment',
        job_name: 'Lead Welder',
        start_date: '2014-03-01',
        end_date: PRESENT,
        details:
          'Sanitary stainless for milk and cheese plants. Lead welder of a team of five, rework rate below one percent.',
      },
      {
        company_name: 'Cedar Street Fabrication',
        job_name: 'Welder',
        start_date: '2009-06-01',
        end_date: '2014-02-28',
        details: 'Railings, frames and general repairs.',
      },
    ],
    educations: [
      { major: 'Welding Technology', school_name: 'Lake Country Technical College', degree: 'Certificate' },
    ],
  },
  {
    username: 'denise.tran',
    looks: { skin: 1, longHair: true },
    name: 'Denise Tran',
    email: 'denise.tran@example.net',
    location: 'Minneapolis, United States',
    short_intro: 'Embedded engineer (C++): machine vision, motor control, real-time systems.',
    bio: `I develop firmware for devices with cameras and motors, most recently for pharmacy dispensers. I work closely with hardware and service teams and test on real hardware from the beginning.

I'm interested in full-time positions or longer contracts in the Minneapolis area.`,
    skills: [
      ['C++', 'Expert'],
      ['C', 'Expert'],
      ['Embedded Systems', 'Advanced'],
      ['Firmware Development', 'Advanced'],
      ['Python', 'Intermediate'],
      ['Robotics', 'Intermediate'],
    ],
    rate: { amount: '118000.00', period: 'Year' },
    employment_types: ['Full-time', 'Contract'],
    languages: [['English', 'Native']],
    experiences: [
      {
        company_name: 'Pillcount Devices',
        job_name: 'Senior Firmware Engineer',
        start_date: '2018-08-01',
        end_date: PRESENT,
        details:
          'Vision and motor control for pharmacy dispensers, with an error rate of one miscount in forty million pills.',
      },
      {
        company_name: 'Ridgeline Groomers',
        job_name: 'Embedded Engineer',
        start_date: '2013-01-01',
        end_date: '2018-07-31',
        details: 'Hydraulic control for snow groomers, including cold tests at minus 30 °C.',
      },
    ],
    educations: [
      {
        major: 'Computer Engineering',
        school_name: 'Mesabi State University',
        degree: 'Bachelor of Science',
      },
    ],
  },
  {
    username: 'hemi.parata',
    looks: { skin: 2, longHair: false },
    name: 'Hemi Parata',
    email: 'hemi.parata@example.net',
    location: 'Christchurch, New Zealand',
    short_intro: 'Orchard worker and tractor driver. Pruning, picking and equipment maintenance.',
    bio: '',
    skills: [
      ['Fruit Growing', 'Advanced'],
      ['Tractor Operation', 'Expert'],
      ['Vehicle Maintenance', 'Intermediate'],
    ],
    rate: { amount: '29.00', period: 'Hour' },
    employment_types: ['Full-time', 'Temporary'],
    languages: [],
    experiences: [
      {
        company_name: 'Riverstone Cherries',
        job_name: 'Tractor Driver',
        start_date: '2017-11-01',
        end_date: '2025-03-31',
        details: 'Spraying, mowing and transport of bins. Trained seasonal staff on the tractors.',
      },
    ],
    educations: [],
  },
  {
    username: 'yuki.tanabe',
    looks: { skin: 0, longHair: true },
    name: 'Yuki Tanabe',
    email: 'yuki.tanabe@example.net',
    location: 'Kyoto, Japan',
    short_intro: 'Translator (Japanese and English) for museums, publishers and food producers.',
    bio: `I've been a freelance translator since 2018 and specialise in exhibition texts, cookbooks and craft. I also proofread and edit English texts by other translators.

Bookbinding is a hobby that I'd like to turn into a second profession, so I'm also looking for internships and part-time work in a workshop.`,
    skills: [
      ['Translation', 'Expert'],
      ['Japanese', 'Expert'],
      ['Copy Editing', 'Advanced'],
      ['Bookbinding', 'Intermediate'],
      ['Proofreading', 'Advanced'],
    ],
    rate: { amount: '32.00', period: 'Hour' },
    employment_types: ['Freelance', 'Part-time', 'Internship'],
    languages: [
      ['Japanese', 'Native'],
      ['English', 'Fluent'],
      ['Mandarin', 'Elementary'],
    ],
    experiences: [
      {
        company_name: 'Self-employed',
        job_name: 'Translator',
        start_date: '2018-04-01',
        end_date: PRESENT,
        details: 'Translations for museums, publishers and a sake brewery, around 300,000 words a year.',
      },
    ],
    educations: [
      { major: 'English Literature', school_name: 'Higashiyama University', degree: 'Bachelor of Arts' },
    ],
  },
  {
    username: 'thandi.mokoena',
    looks: { skin: 4, longHair: true },
    name: 'Thandi Mokoena',
    email: 'thandi.mokoena@example.net',
    location: 'Cape Town, South Africa',
    short_intro: 'Electrician for rooftop solar and battery systems. Crew leader since 2021.',
    bio: `I qualified as an electrician in 2016 and have worked in solar installation for most of my career. I lead a crew of four, carry out the final tests and hand the system over to the customer.

I enjoy training apprentices. I'm looking for a full-time position or contract work in the Cape Town area.`,
    skills: [
      ['Electrical Installation', 'Expert'],
      ['Solar Panel Installation', 'Advanced'],
      ['Occupational Safety', 'Advanced'],
      ['Team Leadership', 'Intermediate'],
      ['Customer Service', 'Intermediate'],
    ],
    rate: { amount: '1550.00', period: 'Month' },
    employment_types: ['Full-time', 'Contract'],
    languages: [['English', 'Fluent']],
    experiences: [
      {
        company_name: 'Sunward Installations',
        job_name: 'Crew Leader',
        start_date: '2021-08-01',
        end_date: PRESENT,
        details:
          'Crew leader for residential and small commercial installations, about three roofs a week. No lost-time accidents in four years.',
      },
      {
        company_name: 'Peninsula Electrical',
        job_name: 'Electrician',
        start_date: '2016-02-01',
        end_date: '2021-07-31',
        details: 'Wiring, fault finding and compliance certificates in homes and schools.',
      },
    ],
    educations: [
      { major: 'Electrical Trade', school_name: 'Signal Hill Trade College', degree: 'Trade certificate' },
    ],
  },
]
