import { PRESENT } from '@guildhall/contract/profile'
import type { DemoCandidate } from './types.ts'

/** The first one is the sample candidate of the login page. The profiles of two are not complete yet. */
export const candidates: DemoCandidate[] = [
  {
    username: 'demo.candidate',
    looks: { skin: 0, longHair: true },
    name: 'Mira Hoffmann',
    email: 'candidate@example.com',
    location: 'Berlin, Germany',
    short_intro: 'Front-end developer who trained as a carpenter first. I like forms that people finish.',
    bio: `I spent three years in a carpenter's workshop before I wrote my first line of code, and I still measure twice.

For the last six years I have built booking and ordering screens with React and TypeScript, mostly for firms whose customers are on a phone and in a hurry. I test with a keyboard and a screen reader before I ask anyone for a review.

I would like to work close to the people who use what I make, in Berlin or from home, four or five days a week.`,
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
          'Rebuilt the booking of sailing trips as nine small steps instead of one long page. Finished bookings on phones went up by a third, and support mails about payment went down by half.',
      },
      {
        company_name: 'Kiezkiste',
        job_name: 'Junior Web Developer',
        start_date: '2019-02-01',
        end_date: '2021-02-28',
        details:
          'Shop and delivery planning for vegetable boxes: React, a little Node.js, and every second Friday in the packing hall.',
      },
      {
        company_name: 'Zimmerei Albrecht',
        job_name: 'Carpenter',
        start_date: '2015-09-01',
        end_date: '2018-08-31',
        details:
          'Apprenticeship and one year as a journeywoman: roof frames, dormers, and two barns in Brandenburg.',
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
    short_intro: 'Joiner with a soft spot for old doors and stairs that have moved over the years.',
    bio: `I passed my journeyman's exam in 2014 and have worked in listed buildings since then: box windows, panelled doors, stair repairs with as much of the old wood left in as possible.

I draw by hand and in CAD and I am comfortable at a moulder, but the part I enjoy most is the fitting.`,
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
          'Restoring windows and doors in houses from 1880 to 1930. Led the work on 64 box windows of a former school, finished two weeks early.',
      },
      {
        company_name: 'Tischlerei Sommerfeld',
        job_name: 'Journeyman Joiner',
        start_date: '2014-08-01',
        end_date: '2017-04-30',
        details: 'Fitted kitchens, wardrobes and interior doors from drawing to installation.',
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
    short_intro: 'Upholsterer. Springs, horsehair and webbing by hand; foam when it has to be foam.',
    bio: `My grandfather sold fabric in İzmir, so I could tell a twill from a satin before I could read. I learned upholstery in Neukölln and have restored chairs, theatre seats and one very heavy railway sofa.

I look for part-time work beside my own small bench at home, ideally three days a week.`,
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
          'Repair and new covers for private customers and hotels. Looked after 340 seats of a theatre for five seasons.',
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
    short_intro: 'CNC machinist for wood and board. I program, set up, run and clean up.',
    bio: `Ten years at five-axis routers, most of them in a stair factory. I write the programs myself, I keep the tools sharp, and I know what a machine sounds like shortly before it becomes expensive.

My wife has found work in Berlin, so we are moving there with our daughter and I am looking for a workshop to stay with.`,
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
          'Curved strings and handrails on a five-axis machine, single pieces and runs of up to forty. Introduced a tool list that cut set-up time from fifty minutes to twenty.',
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
    short_intro: 'Back-end developer: PostgreSQL, TypeScript, and data models that survive the third year.',
    bio: `I enjoy the quiet half of software: schemas, migrations, queries that stay fast, and logs that somebody can read at night.

I have worked for a ferry operator and for a hospital, so I know what it means when software has to be there at five in the morning. I write short documents before I write long code.`,
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
          'Bed planning for four hospitals. Moved eleven years of data from a spreadsheet jungle to PostgreSQL without closing a ward for a minute.',
      },
      {
        company_name: 'Förde Fähren',
        job_name: 'Developer',
        start_date: '2016-06-01',
        end_date: '2019-12-31',
        details:
          'Ticketing and departure boards, including the winter when the harbour froze and everything was late.',
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
    short_intro:
      'Leaving school this summer and looking for a workshop in which to find out if joinery is for me.',
    bio: `I built the shelves in our kitchen, a boat that floats most of the time, and the set for our school's musical. I work on Saturdays in a bicycle shop, so I am used to dirty hands and to customers.

I am on time, I ask when I do not understand something, and I sweep up without being told.`,
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
        details: 'Punctures, brakes, gears, and the till when it gets busy.',
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
    short_intro: 'Forklift and reach truck driver, eight years without a damaged rack.',
    bio: `I have worked in cold stores and at a container terminal. I hold licences for counterbalance, reach and order-picker trucks and renew them before anyone reminds me.

I like early shifts and a tidy dock. Last year I trained six new colleagues, and all six are still there.`,
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
          'Fruit and juice at four degrees. First driver of the early shift, responsible for the handover sheet and for training.',
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
    short_intro: '.NET developer with a logistics background. Calm with old code and new customers.',
    bio: `I started in the dispatch office of a haulage firm and wrote my first program because I was tired of the spreadsheet. That program ran for nine years.

Today I work remotely in C# and ASP.NET, with some React when the screen needs it. I am in the same time zone as most of Europe, and I write things down, so working at a distance has never been a problem.`,
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
          'Container tracking for eleven forwarders. Replaced a nightly import that took five hours by one that takes six minutes.',
      },
      {
        company_name: 'Ikeja Road Haulage',
        job_name: 'Dispatcher, later Developer',
        start_date: '2012-02-01',
        end_date: '2019-06-30',
        details: 'Planned 120 trucks a day, then wrote the software that did.',
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
    short_intro: 'Registered nurse, eleven years with older people. I prefer nights and I mean it.',
    bio: `Nights are when people are worried, and when there is time to sit with them. I have worked on an acute ward and in two care homes, the last three years as nurse in charge.

I mentor students and I am good at wound care and at difficult conversations with families. My registration and my training are up to date.`,
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
          'Forty-four residents, three carers, one of me. Brought medication errors on nights down to none in the last fourteen months.',
      },
      {
        company_name: 'Avonmouth General Hospital',
        job_name: 'Staff Nurse',
        start_date: '2014-09-01',
        end_date: '2020-12-31',
        details: 'Acute medicine for older adults.',
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
    short_intro: 'Care assistant with a guitar. Six years with people who live with dementia.',
    bio: `My grandmother raised me in Kumasi, and when she began to forget, I learned to listen to what she meant. I have done this work ever since.

I sing with residents in the morning because it makes getting dressed easier for everybody. I am half-way through my level 3 diploma and drive a car.`,
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
        details:
          'Key worker for seven residents. Started the Thursday music hour, which families now come to as well.',
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
    short_intro: 'Physiotherapist for people over seventy. Getting up from a chair is my favourite exercise.',
    bio: `I worked in a stroke unit and then in the community, where I learned that the best exercise is the one somebody would do anyway: the stairs to the garden, the walk to the post box.

I am looking for two or three days a week on either side of the Severn.`,
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
          'Home visits after falls and hip operations. Eight in ten of my patients were back on their own stairs within six weeks.',
      },
      {
        company_name: 'Llandaff Stroke Unit',
        job_name: 'Junior Physiotherapist',
        start_date: '2013-08-01',
        end_date: '2017-01-31',
        details: 'Early mobilisation and family training.',
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
    short_intro: 'Baker. Sourdough, rye and laminated dough, in that order of affection.',
    bio: `I have baked in Aarhus, for a year in Lyon, and one winter in a hotel in Tromsø where the sun did not come up and the starter did not either.

I like small teams, good flour and going home when other people arrive at work.`,
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
          'Responsible for all rye and for two trainees. Halved the bread thrown away by baking the last batch at eleven instead of six.',
      },
      {
        company_name: 'Boulangerie des Pentes',
        job_name: 'Journeywoman',
        start_date: '2018-09-01',
        end_date: '2019-08-31',
        details: 'Croissants, brioche and a great deal of butter.',
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
    short_intro: 'Front desk with nine years of late arrivals, lost luggage and happy endings.',
    bio: `Guests remember the first five minutes and the last five. I take care of both.

I have led a reception team of six, I know two booking systems inside out, and I answer complaints in person, not by form. Yogyakarta is where my wife's family lives, so we would move with pleasure.`,
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
        details: 'Six colleagues, 48 rooms. Guest rating for the welcome rose from 8.1 to 9.4 in two years.',
      },
      {
        company_name: 'Pondok Angsoka',
        job_name: 'Receptionist',
        start_date: '2015-06-01',
        end_date: '2019-01-06',
        details: 'Check-in, airport transfers, temple tours for Japanese groups.',
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
    short_intro: "Cook of my grandmother's Javanese kitchen, and of a very good vegetarian rendang.",
    bio: `I cooked with my grandmother for weddings of four hundred people before I was twenty, and in two hotel kitchens since then.

I plan menus from the market and not from the catalogue, and I keep food cost under thirty percent without anyone at the table noticing.`,
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
        details: 'Breakfast for 180 and the Javanese station in the evening. Trained five commis chefs.',
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
    short_intro:
      'Mobile developer. My apps work in a basement, on a five-year-old phone, with one bar of signal.',
    bio: `Offline first is not a slogan to me: my parents run a stall in Tanah Abang and are my strictest testers.

I write React Native and TypeScript, know enough Kotlin to fix what is underneath, and I like to measure start-up time more than I like to argue about it.`,
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
          'Ordering app for vegetable traders, 210,000 installs. Cold start from 6.2 to 1.9 seconds on the cheapest phone we support.',
      },
      {
        company_name: 'Studio Jendela',
        job_name: 'Web Developer',
        start_date: '2018-01-15',
        end_date: '2020-09-30',
        details: 'React sites for schools, clinics and one zoo.',
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
    short_intro: 'Office and bookkeeping for trade firms. I know where the delivery note is.',
    bio: `For twelve years I kept the office of a heating firm: phones, quotes, invoices, wages, and the calendar of nine fitters. When the owner retired, the books were handed over in an afternoon.

I am looking for twenty to twenty-five hours a week, mornings if possible, because my son starts school.`,
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
          'The whole office of a firm with fourteen people. Brought the average time from job done to invoice sent from 19 days to 4.',
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
    short_intro: 'Environmental engineer for drinking water, with wet boots most of the week.',
    bio: `I sample, I model, and I climb into reservoirs. Seven years at a regional water board taught me that a good map saves more water than a good speech.

I am just looking around at the moment.`,
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
        details: 'Leak search in 640 km of pipe; losses down from 17 to 9 percent.',
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
    short_intro: 'Paralegal with a tidy file and a plain pen. Property, leases, small firms.',
    bio: `I came to the law from a letting agency, where I had read so many bad leases that I wanted to write a good one.

I handle a case load of about forty, keep clients informed before they ask, and explain things in words that do not need a second explanation.`,
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
        details: '130 flats, 400 tenants, one very patient plumber.',
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
    short_intro: 'Primary teacher in three languages. Fractions with oranges, history with grandparents.',
    bio: `I have taught children between six and ten for nine years, in Valencia and for two years in Leeds. I plan in projects, and I always know where every child stands in reading.

In the evening I teach Spanish to adults, which keeps me humble about how hard it is to learn anything after seven o'clock.`,
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
          'Years 3 and 4. Built a reading corner with the parents; library loans of the class went from 40 to 310 a year.',
      },
      {
        company_name: 'Beckside Primary',
        job_name: 'Teaching Assistant, later Teacher',
        start_date: '2016-09-01',
        end_date: '2018-07-20',
        details: 'Year 2, with many children for whom English was new.',
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
    short_intro: 'TIG welder: stainless and aluminium, food grade. The seam should not need an excuse.',
    bio: `Fifteen years of dairy tanks, brewery pipework and one sculpture that is still standing. I read prints, fit up my own work and hold current certificates for stainless tube and sheet.

I am after one building, daylight hours and people who care about the finish.`,
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
        details: 'Sanitary stainless for milk and cheese plants. Rework under one percent for six years.',
      },
      {
        company_name: 'Cedar Street Fabrication',
        job_name: 'Welder',
        start_date: '2009-06-01',
        end_date: '2014-02-28',
        details: 'Railings, frames, repairs, anything that came through the door.',
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
    short_intro: 'Embedded C++ engineer. Cameras, motors, microseconds, and a good oscilloscope.',
    bio: `I write the software between the sensor and the thing that moves. My last project counted pills; the one before it steered a snow groomer.

I test on hardware early, I keep interrupt handlers short, and I enjoy walking over to the person who has to service it.`,
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
          'Vision and motor control for pharmacy dispensers. One miscount in forty million, and we know which one.',
      },
      {
        company_name: 'Ridgeline Groomers',
        job_name: 'Embedded Engineer',
        start_date: '2013-01-01',
        end_date: '2018-07-31',
        details: 'Hydraulic control at minus thirty degrees.',
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
    short_intro:
      'Orchard hand and tractor driver. Pruning in winter, picking in summer, fixing things in between.',
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
        details: 'Spraying, mowing, carting bins, and teaching the new ones to reverse a trailer.',
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
    short_intro: 'Translator and hobby bookbinder between Japanese and English. Gardens, crafts, food.',
    bio: `I translate exhibition texts, cookbooks and letters that people have found in their attics. A good caption is harder than a page of prose, and I like it more.

I bind small notebooks at home and would love to learn how wood is joined the way I have learned how paper is.`,
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
        details:
          'Museums, publishers and a sake brewery. About 300,000 words a year, never a missed deadline.',
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
    short_intro: 'Electrician on roofs. Solar, batteries, and tests that are written down.',
    bio: `I qualified as an electrician in 2016 and went up on the roof a year later. I have led a crew of four for two summers and one very windy winter.

I like a neat combiner box, a customer who understands the app before I leave, and trainees who ask why.`,
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
        details: 'Three roofs a week, homes and small shops. No lost-time accident in four years.',
      },
      {
        company_name: 'Peninsula Electrical',
        job_name: 'Electrician',
        start_date: '2016-02-01',
        end_date: '2021-07-31',
        details: 'Wiring, fault finding and certificates in homes and schools.',
      },
    ],
    educations: [{ major: 'Electrical Trade', school_name: 'Signal Hill Trade College', degree: 'Red Seal' }],
  },
]
