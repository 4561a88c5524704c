import type { Motif } from './logos.ts'
import type { DemoCompany } from './types.ts'

/** What the generated jobs of a company agree in. */
export type Workplace = {
  /** Whom it employs: names of roles; a repeated one is looked for more often. */
  roles: string[]
  offers: string[]
  hiring: string[]
  mark: Motif
}

/** Companies whose profiles stand in companies.ts. */
export const workplaces: Record<string, Workplace> = {
  'demo.company': {
    roles: ['joiner', 'joiner'],
    offers: [
      '38 hours a week and early Fridays',
      '30 days of holiday',
      'your own bench',
      'the machines for your own projects on Saturdays',
    ],
    hiring: [
      'Come for a coffee and a look around, then work with us for one paid day.',
      'We read applications together on Thursdays and answer every one of them.',
    ],
    mark: 'saw',
  },
  haltepunkt: {
    roles: ['webDeveloper', 'backendDeveloper', 'qaEngineer', 'mobileDeveloper', 'uxDesigner', 'dataAnalyst'],
    offers: [
      '32 or 40 hours a week',
      'an office in a former ticket hall',
      'a ticket for every train in the country',
      'three meetings of the whole team a year',
    ],
    hiring: [
      'Two talks of an hour, and a paid afternoon on a real ticket together.',
      'You hear from us within five days, with reasons.',
    ],
    mark: 'tracks',
  },
  'alder-row-care': {
    roles: ['nurse', 'careAssistant', 'careAssistant', 'physiotherapist', 'cook', 'housekeeper', 'hrManager'],
    offers: [
      'rotas that are fixed six weeks ahead',
      'wages that we publish',
      'free meals on every shift',
      'paid training days',
    ],
    hiring: [
      'Come for a cup of tea and meet the people you would care for.',
      'We talk first and ask for papers later.',
    ],
    mark: 'leaf',
  },
  kornblomst: {
    roles: ['baker', 'shopAssistant', 'driver', 'waiter'],
    offers: [
      'bread to take home every day',
      'a say in the menu twice a year',
      'early ends',
      'a pension from the first month',
    ],
    hiring: ['Spend a paid morning with us, and eat what you have baked.'],
    mark: 'grain',
  },
  'maasbrug-freight': {
    roles: ['warehouseWorker', 'driver', 'dispatcher', 'dispatcher', 'securityGuard', 'accountant'],
    offers: [
      'paid lessons in Dutch or English',
      'new trucks with good seats',
      'five weeks of holiday',
      'a canteen that cooks from eleven countries',
    ],
    hiring: [
      'Send two lines or ring us; a long letter is not needed.',
      'You spend half a day on the quay with us before either side decides.',
    ],
    mark: 'crane',
  },
  'taman-senja': {
    roles: ['hotelReceptionist', 'housekeeper', 'cook', 'waiter'],
    offers: [
      'two paid weeks off after Lebaran',
      'three meals a day from our kitchen',
      'health insurance for your family',
      'a bicycle',
    ],
    hiring: ['Come by in the afternoon; the owners like to meet people in the garden.'],
    mark: 'flower',
  },
  'perahu-labs': {
    roles: ['mobileDeveloper', 'backendDeveloper', 'qaEngineer', 'marketingManager', 'officeAdministrator'],
    offers: [
      'a phone of your choice',
      'one day a month in a market',
      'health insurance for your family',
      'flexible hours',
    ],
    hiring: ['One talk, one small task that takes less than two hours, one lunch.'],
    mark: 'boat',
  },
  murwerke: {
    roles: ['streetWorker', 'streetWorker', 'gardener', 'electrician', 'planner', 'officeAdministrator'],
    offers: [
      'a permanent contract after six months',
      'standby that is paid from the first hour',
      'a ticket for the tram',
      'free entry to the pool',
    ],
    hiring: [
      'All posts are open to everybody, part-time is possible in each of them.',
      'We invite to talks within three weeks of the deadline.',
    ],
    mark: 'drop',
  },
  'vellum-reed': {
    roles: ['accountant', 'paralegal', 'officeAdministrator'],
    offers: [
      'no time sheets in six-minute units',
      'a share in the result',
      'a kitchen with two dogs under the table',
      'exam fees paid',
    ],
    hiring: ['A talk with the two people you would work with, and a small case to read beforehand.'],
    mark: 'book',
  },
  'escuela-naranjo': {
    roles: ['teacher', 'teacher', 'trainer', 'socialWorker', 'cook', 'systemsAdministrator'],
    offers: [
      'classes of 22 children at most',
      'two adults in the room each morning',
      'membership in the cooperative after two years',
      'lunch with the children',
    ],
    hiring: ['You visit a lesson, and then you hold one.'],
    mark: 'sun',
  },
  larkmill: {
    roles: ['machinist', 'machinist', 'mechanicalEngineer', 'maintenanceTechnician', 'qualityEngineer'],
    offers: [
      'profit sharing through our trust',
      'first shift only',
      'tuition paid for evening courses',
      'health plan from day one',
    ],
    hiring: ['A phone call, a walk through the building, an offer or a clear no within a week.'],
    mark: 'gear',
  },
  'totara-flats': {
    roles: ['shopAssistant', 'warehouseWorker', 'driver', 'officeAdministrator'],
    offers: [
      'good housing on the orchard',
      'a van into town every evening',
      'fruit and honey',
      'work again next season if you like',
    ],
    hiring: ['Tell us about yourself in a few lines; a phone call decides.'],
    mark: 'apple',
  },
  'hinoki-ink': {
    roles: ['graphicDesigner', 'journalist'],
    offers: [
      'a lunch that is cooked in turns',
      'honest deadlines',
      'a room with north light',
      'one book a year of your own',
    ],
    hiring: ['Send us something that you made. We invite you to lunch.'],
    mark: 'brush',
  },
  'dassie-solar': {
    roles: ['electrician', 'electrician', 'warehouseWorker', 'marketingManager'],
    offers: [
      'a crew that stays together',
      'all certificates paid by us',
      'a bonus that is the same for everybody',
      'tools that you choose',
    ],
    hiring: ['A day on a roof with one of our crews, paid, and a talk over lunch.'],
    mark: 'rays',
  },
}

type NewCompany = DemoCompany & Workplace

/** More companies, of which each has generated jobs only. */
export const newCompanies: NewCompany[] = [
  {
    username: 'mare-baixa',
    name: 'Maré Baixa Software',
    email: 'equipa@mare-baixa.example.com',
    location: 'Lisbon, Portugal',
    short_intro: 'Appointment and record software for 1,400 small clinics, written in Lisbon.',
    bio: `We began with one dentist who hated her calendar. Today 1,400 practices in Portugal and Brazil open our software before they open their doors.

We are 38 people in an old rope factory by the river. Releases go out on Tuesdays, support is answered by the people who wrote the feature, and nobody writes to customers after six.`,
    roles: [
      'webDeveloper',
      'backendDeveloper',
      'qaEngineer',
      'uxDesigner',
      'dataAnalyst',
      'marketingManager',
    ],
    offers: [
      '25 days of holiday and your birthday',
      'work from home',
      'a budget for courses that nobody signs off',
      'lunch by the river on Fridays',
    ],
    hiring: [
      'First a talk about your work, then two hours of ours, paid.',
      'We answer within a week and say why.',
    ],
    mark: 'waves',
  },
  {
    username: 'kaveri-loom',
    name: 'Kaveri Loom Analytics',
    email: 'hello@kaveri-loom.example.com',
    location: 'Bengaluru, India',
    short_intro: 'We help weavers, dairies and bus companies see what their numbers say.',
    bio: `Our customers do not have data teams. They have a ledger, a phone and good questions. We turn that into forecasts they can use the same evening.

Sixty people work in Bengaluru, a few in Chennai and Pune. Half of our projects are for cooperatives, at cost.

On the first Friday of the month everybody presents something that did not work.`,
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
      'a library with a budget',
      'no meetings on Wednesdays',
      'a shuttle from the metro',
    ],
    hiring: ['One conversation, one data set, one presentation of ten minutes.'],
    mark: 'weave',
  },
  {
    username: 'petit-phare',
    name: 'Petit Phare',
    email: 'bonjour@petit-phare.example.com',
    location: 'Montréal, Canada',
    short_intro: 'Quiet learning games for children from four to ten, without advertising.',
    bio: `A good game for a child ends by itself, so that supper can begin. Ours do, and parents have noticed: 300,000 families play them in three languages.

We are nineteen people, among them two former teachers and one puppet maker. Every game is tested in a kindergarten around the corner before anybody is allowed to call it finished.`,
    roles: ['mobileDeveloper', 'uxDesigner', 'graphicDesigner', 'qaEngineer', 'webDeveloper'],
    offers: [
      'four days a week in July and August',
      'a crèche in the building',
      'all games for all nieces and nephews',
      'dental and health plan',
    ],
    hiring: ['Show us something that you enjoyed making. We will do the same.'],
    mark: 'lighthouse',
  },
  {
    username: 'harbour-street',
    name: 'Harbour Street Clinics',
    email: 'people@harbour-street.example.com',
    location: 'Melbourne, Australia',
    short_intro: 'Three community clinics in the west of Melbourne, open until nine in the evening.',
    bio: `We are there when other practices close: for people who work, for families and for those who would otherwise sit in an emergency room.

Ninety-five colleagues speak 31 languages. Nurses lead two of our three houses.

We measure one thing above all: how long it takes from the door to the first friendly word.`,
    roles: ['nurse', 'medicalReceptionist', 'physiotherapist', 'labTechnician', 'socialWorker'],
    offers: ['fixed teams', 'salary packaging', 'paid study leave', 'showers for cyclists'],
    hiring: ['You meet the team for an hour, and then both sides sleep on it.'],
    mark: 'cross',
  },
  {
    username: 'mti-mkubwa',
    name: 'Mti Mkubwa Health Centre',
    email: 'jobs@mti-mkubwa.example.com',
    location: 'Nairobi, Kenya',
    short_intro: 'A community hospital under a very large tree, with 80 beds and its own laboratory.',
    bio: `The tree was here first. Under it, in 1991, two nurses began to vaccinate children, and the house grew around them.

Today we have 80 beds, a maternity unit, a laboratory that works for eleven other clinics, and solar power that does not fail during operations.

Three quarters of our staff live within walking distance.`,
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
      'staff houses at a fair rent',
      'two paid weeks of training a year',
      'lunch under the tree',
    ],
    hiring: ['Bring your certificates and an hour of time; we will show you the wards.'],
    mark: 'tree',
  },
  {
    username: 'rheinbogen',
    name: 'Rheinbogen Laboratories',
    email: 'stellen@rheinbogen.example.com',
    location: 'Basel, Switzerland',
    short_intro: 'Independent laboratory for water, food and medicine, at the bend of the Rhine.',
    bio: `We say what is in it. For waterworks, cheese makers, hospitals and, now and then, for a court.

Two hundred and ten people work in four buildings which are connected by a very long corridor and a very good canteen.

We belong to a foundation. Nobody has ever been asked to find a different result.`,
    roles: [
      'labTechnician',
      'labTechnician',
      'maintenanceTechnician',
      'officeAdministrator',
      'accountant',
      'hrManager',
    ],
    offers: [
      'flexible starts in the morning',
      'five weeks of holiday',
      'a pension fund with good terms',
      'childcare nearby',
    ],
    hiring: ['A talk, a day on trial, a decision within ten days.'],
    mark: 'flask',
  },
  {
    username: 'brzoza-syn',
    name: 'Brzoza & Syn Building',
    email: 'praca@brzoza-syn.example.com',
    location: 'Warsaw, Poland',
    short_intro: 'Family builders in the third generation: schools, housing and careful repairs.',
    bio: `Our grandfather rebuilt stairwells after the war. We still do stairwells, and since then schools, libraries and about 200 flats a year.

We employ our own masons, carpenters and painters, 130 people in all. Subcontractors come for lifts and for swimming pools.

There is a daughter in the company now. The name stays, she says, it is on the vans.`,
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
      'tools and clothing of good quality',
      'private medical care',
      'a bonus when a site ends without an accident',
    ],
    hiring: ['Visit a site with us; it says more than we could.'],
    mark: 'house',
  },
  {
    username: 'varanda',
    name: 'Varanda Arquitetura',
    email: 'oi@varanda.example.com',
    location: 'São Paulo, Brazil',
    short_intro: 'Architects for schools, health posts and houses with shade.',
    bio: `We like the place between inside and outside. It is where people sit.

Our studio of 24 works mostly for public clients: schools that need no air conditioning, health posts with a place to wait under trees, and the repair of modern buildings that were better than their reputation.

Models are built every week, and everybody may cut cardboard.`,
    roles: ['architect', 'architect', 'architect', 'graphicDesigner', 'officeAdministrator'],
    offers: [
      'health plan',
      'no weekend work before competitions',
      'a trip to a building once a year',
      'meal vouchers',
    ],
    hiring: ['Send ten pages. We invite you to the model table.'],
    mark: 'arches',
  },
  {
    username: 'fjordvind',
    name: 'Fjordvind Service',
    email: 'job@fjordvind.example.com',
    location: 'Odense, Denmark',
    short_intro: 'We look after 640 wind turbines on land and in shallow water.',
    bio: `Building turbines makes headlines, keeping them turning makes electricity. We do the second.

A hundred and twenty technicians work in crews of three from five bases. The weather decides, and the crew decides about the weather.

We have had 1,900 days without a serious accident and talk about the small ones every Monday.`,
    roles: [
      'energyTechnician',
      'energyTechnician',
      'maintenanceTechnician',
      'hrManager',
      'electrician',
      'officeAdministrator',
    ],
    offers: [
      'six weeks of holiday',
      'all safety courses in working time',
      'paid travel from your own door',
      'fresh boots every year',
    ],
    hiring: ['A talk, a climb with a harness, and breakfast with a crew.'],
    mark: 'turbine',
  },
  {
    username: 'grachtwarmte',
    name: 'Grachtwarmte',
    email: 'werken@grachtwarmte.example.com',
    location: 'Utrecht, Netherlands',
    short_intro: 'Heat pumps and small heat networks for old houses along the water.',
    bio: `Canal water is never colder than four degrees, and that is enough for a warm living room. We have shown it in 900 houses, some of them older than the country.

Fifty-two people: fitters, planners, two carpenters for the floors, and one historian, because of the cellars.`,
    roles: ['heatingEngineer', 'heatingEngineer', 'electrician', 'officeAdministrator', 'marketingManager'],
    offers: [
      'a cargo bike or a van',
      '36 hours a week',
      'your own apprentice after a year',
      'a share in the company after three',
    ],
    hiring: ['We would like to see how you look at a cellar. Bring a torch.'],
    mark: 'flame',
  },
  {
    username: 'table-osier',
    name: 'La Table d’Osier',
    email: 'equipe@table-osier.example.com',
    location: 'Lyon, France',
    short_intro: 'Two restaurants, a bakery and a cookery school in the old silk quarter.',
    bio: `Lunch is three courses from the market, dinner is whatever became of it. Our two dining rooms have 46 seats each, and the bakery between them supplies both.

We close on Sundays and Mondays, all of us, always. Tips are shared with the kitchen.

On Saturday mornings twelve guests learn to cook something that they will really cook again.`,
    roles: ['cook', 'cook', 'waiter', 'baker', 'trainer'],
    offers: [
      'Sundays and Mondays off',
      'shared tips',
      'meals together at eleven and at six',
      'five weeks of holiday',
    ],
    hiring: ['A trial evening, paid, and an honest talk at the zinc.'],
    mark: 'pot',
  },
  {
    username: 'nussgarten',
    name: 'Hotel Nussgarten',
    email: 'team@nussgarten.example.com',
    location: 'Vienna, Austria',
    short_intro: 'Seventy-one rooms around a courtyard with four walnut trees.',
    bio: `The house was a school for deaf children, then a post office, and since 1998 it has been a hotel. The corridors are wide and the ceilings high.

We are 44 people with nineteen mother tongues. Many guests are musicians, and practising is allowed until nine.

In October everybody on duty collects walnuts; the cake is on the menu until they are gone.`,
    roles: ['hotelReceptionist', 'hotelReceptionist', 'housekeeper', 'waiter', 'cook', 'accountant'],
    offers: [
      'rotas four weeks ahead',
      'a staff flat for the first months',
      'a ticket for the city',
      'nights in partner houses for little money',
    ],
    hiring: ['Come for a coffee in the courtyard, then for a shift on trial, paid.'],
    mark: 'key',
  },
  {
    username: 'slow-ferry',
    name: 'Slow Ferry Coffee',
    email: 'hello@slow-ferry.example.com',
    location: 'Portland, United States',
    short_intro: 'A small roastery and five cafés, all of them within a bicycle ride.',
    bio: `We buy coffee from eleven farms and have visited ten of them. Beans are roasted on Mondays and Thursdays and are with you on the next day.

Our 47 people are paid a wage that does not rely on tips. Tips come on top and are split evenly.

Each café is run by its own team, which decides on music, cake and opening hours.`,
    roles: ['waiter', 'waiter', 'storeManager', 'warehouseWorker', 'driver', 'marketingManager'],
    offers: [
      'wages that are posted on the wall',
      'health plan from twenty hours',
      'free coffee',
      'two consecutive days off each week',
    ],
    hiring: ['A chat across the counter, then a shift on trial, paid.'],
    mark: 'cup',
  },
  {
    username: 'granbarken',
    name: 'Granbarken Outdoor',
    email: 'jobb@granbarken.example.com',
    location: 'Stockholm, Sweden',
    short_intro: 'Clothes and tents that can be repaired, in nine shops and on the web.',
    bio: `Granbarken began in 1964 with one rucksack, which is still made. If something of ours breaks, we mend it, however old it is. Last year that was 21,000 pieces.

We are 260 people in Sweden, Norway and Finland. Everybody spends two days a year outdoors with a product that is not finished.`,
    roles: ['shopAssistant', 'storeManager', 'tailor', 'webDeveloper', 'marketingManager', 'warehouseWorker'],
    offers: [
      'two paid days outdoors a year',
      'rental gear for free',
      'a wellness allowance',
      'parental pay topped up',
    ],
    hiring: ['Two talks. In one of them you ask the questions.'],
    mark: 'fir',
  },
  {
    username: 'heron-lane',
    name: 'Heron Lane Books',
    email: 'post@heron-lane.example.com',
    location: 'Dublin, Ireland',
    short_intro: 'Three bookshops, a small press and a festival that takes place in the rain.',
    bio: `We sell books that somebody in the shop has read. It limits the number and improves the talk.

Our press publishes twelve titles a year, mostly first novels and local history. The festival in October has a tent, since we know the month.

Twenty-six people, two cats, and a reading group for people who have not finished the book.`,
    roles: ['shopAssistant', 'storeManager', 'journalist', 'graphicDesigner', 'stageTechnician'],
    offers: [
      'a book a month',
      'a long lunch on quiet days',
      'every second Saturday off',
      'a festival from behind the scenes',
    ],
    hiring: ['Bring a book that you would press into our hands.'],
    mark: 'bird',
  },
  {
    username: 'la-guayaba',
    name: 'Cooperativa La Guayaba',
    email: 'trabajo@la-guayaba.example.com',
    location: 'Bogotá, Colombia',
    short_intro: 'Eleven neighbourhood markets that belong to their customers and growers.',
    bio: `In 1976 forty families bought rice together. Today 23,000 members own eleven markets, a mill and a bakery.

Half of what we sell comes from less than 120 kilometres away. Growers sit on the board beside customers, and prices are explained on the wall.

Profits are decided on in May, in a very long meeting with very good food.`,
    roles: ['shopAssistant', 'storeManager', 'baker', 'driver', 'accountant', 'warehouseWorker'],
    offers: [
      'membership from the first day',
      'a discount on the weekly shopping',
      'schooling support for children',
      'Sundays in turns',
    ],
    hiring: ['A talk at the market in which you would work.'],
    mark: 'basket',
  },
  {
    username: 'elevated-lane',
    name: 'Elm & Viaduct Media',
    email: 'newsroom@elm-viaduct.example.com',
    location: 'Chicago, United States',
    short_intro: 'A neighbourhood newspaper, two podcasts and a radio hour, owned by their readers.',
    bio: `We report on seven neighbourhoods, and we live in them. Forty thousand households get the paper every Thursday; the podcasts are made in a former laundromat with excellent acoustics.

Readers own the company. They elect the board, write us letters and bring us tamales.

Corrections are printed on page two, in the same size as the mistake.`,
    roles: [
      'journalist',
      'journalist',
      'graphicDesigner',
      'stageTechnician',
      'marketingManager',
      'webDeveloper',
    ],
    offers: [
      'a four-day week every other week',
      'health and dental plan',
      'legal backing for your reporting',
      'time for one long story a year',
    ],
    hiring: ['Three pieces of your work, one idea for a story, one conversation.'],
    mark: 'column',
  },
  {
    username: 'estudi-marea',
    name: 'Estudi Marea',
    email: 'hola@estudi-marea.example.com',
    location: 'Barcelona, Spain',
    short_intro: 'Design and films for museums, markets and the sea rescue.',
    bio: `Sixteen people in a former fish shop in Poblenou. The tiles have stayed, the ice machine too.

We work for clients whom one can visit by bicycle and for a few who are farther away: a maritime museum, four market halls, a theatre, the sea rescue.

Nobody here is freelance against their will, and nobody works after seven.`,
    roles: [
      'graphicDesigner',
      'graphicDesigner',
      'uxDesigner',
      'stageTechnician',
      'journalist',
      'marketingManager',
    ],
    offers: [
      'summer hours from eight to three',
      'a desk with a view of the harbour cranes',
      'a budget for museums',
      'permanent contracts',
    ],
    hiring: ['We look at your work together, slowly, and then at ours.'],
    mark: 'fish',
  },
  {
    username: 'rushmere',
    name: 'Rushmere Mutual',
    email: 'careers@rushmere.example.com',
    location: 'Manchester, United Kingdom',
    short_intro: 'A savings society that lends to homes, workshops and small shops since 1871.',
    bio: `We belong to our 140,000 members and to nobody else. What they save here is lent here, to people whose street we know.

Eleven branches are open on Saturdays, and a person answers the telephone. Both cost money and are worth it.

Four hundred and twenty colleagues, many of them for decades, and about thirty new ones each year.`,
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
      'a pension of twelve percent',
      'two paid days a year for a charity',
      'a mortgage at staff rates',
    ],
    hiring: ['A telephone call, then a talk in a branch, then a decision.'],
    mark: 'coins',
  },
  {
    username: 'lantern-bay',
    name: 'Lantern Bay Insurance',
    email: 'talent@lantern-bay.example.com',
    location: 'Singapore, Singapore',
    short_intro: 'Insurance for hawkers, workshops and ships under forty metres.',
    bio: `Large risks have large insurers. We look after the others: a noodle stall, a family tug boat, a workshop with six sewing machines.

Claims below 2,000 dollars are decided on the same day by one person. Above that, by two.

One hundred and fifty people from Singapore, Penang and Batam. The office is quiet; there is a room for being loud.`,
    roles: ['insuranceClerk', 'insuranceClerk', 'accountant', 'dataAnalyst', 'paralegal', 'backendDeveloper'],
    offers: [
      '21 days of leave',
      'flexible starts from seven to ten',
      'a training allowance',
      'good insurance',
    ],
    hiring: ['Two talks within one week, and an answer within the next.'],
    mark: 'lantern',
  },
  {
    username: 'brightwater',
    name: 'Brightwater Trades College',
    email: 'people@brightwater.example.com',
    location: 'Vancouver, Canada',
    short_intro: 'Evening and day courses in trades, languages and care, for people of all ages.',
    bio: `Our youngest student is sixteen and our oldest 78; she is learning to weld.

Two thousand people a year take courses here. Workshops are open late, and the library lends tools.

Teachers come from practice and keep one foot in it. We pay for the other foot to learn how to teach.`,
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
      'a free course each term',
      'nine weeks without lessons a year',
      'paid preparation',
      'extended health plan',
    ],
    hiring: ['A short lesson on something that you know well, for five of us.'],
    mark: 'hammer',
  },
  {
    username: 'waldkante',
    name: 'Waldkante Institute',
    email: 'bewerbung@waldkante.example.com',
    location: 'Freiburg, Germany',
    short_intro: 'Research on forests, soil and water, with boots on, since 1952.',
    bio: `At the edge of the forest most things happen: wind, light, deer, people. That is what we measure, at 340 places from the Black Forest to the Carpathians.

We are 115 people in a wooden building which is itself an experiment. It creaks, and the sensors know why.

All our data is open one year after it was collected.`,
    roles: ['scientist', 'scientist', 'scientist', 'dataAnalyst', 'labTechnician', 'officeAdministrator'],
    offers: [
      'collective pay for the public sector',
      'flexible working time',
      'field clothing',
      'a kindergarten next door',
    ],
    hiring: ['A talk of twenty minutes on your work, followed by a walk.'],
    mark: 'rings',
  },
  {
    username: 'speiche-strom',
    name: 'Speiche & Strom',
    email: 'werkstatt@speiche-strom.example.com',
    location: 'Leipzig, Germany',
    short_intro: 'Workshop for bicycles, cargo bikes and small electric vans.',
    bio: `What has wheels and a battery comes to us, and what has only wheels as well. We repair about 14,000 vehicles a year in two halls near the goods station.

Forty-one of us, among them eleven apprentices. Every apprentice builds a bicycle in the first year and may keep it.

Repairs are photographed, so that customers see what they pay for.`,
    roles: ['mechanic', 'mechanic', 'mechanic', 'shopAssistant', 'officeAdministrator'],
    offers: [
      'a four-day week on request',
      'parts at cost',
      'paid training for high voltage',
      'breakfast on Fridays',
    ],
    hiring: ['Ring us, come by, true a wheel with us.'],
    mark: 'wheel',
  },
  {
    username: 'heron-bleu',
    name: 'Ferme du Héron Bleu',
    email: 'ferme@heron-bleu.example.com',
    location: 'Nantes, France',
    short_intro: 'Organic vegetables, milk and cheese between the Loire and the marsh.',
    bio: `Forty-two hectares, half of it wet meadow that only cows and herons like. We keep 34 of the former and do not count the latter.

Vegetables go to 600 households in boxes, cheese to three markets. Eight people work here all year, twenty in summer.

We eat together at noon, at a table that was built too long and is now just right.`,
    roles: ['farmWorker', 'farmWorker', 'driver', 'shopAssistant'],
    offers: [
      'vegetables and cheese',
      'a room in the farmhouse',
      'five weeks of holiday',
      'a tractor licence paid by us',
    ],
    hiring: ['Work with us for two paid days, then we talk.'],
    mark: 'cow',
  },
  {
    username: 'eastmoor',
    name: 'Eastmoor Borough Council',
    email: 'jobs@eastmoor.example.com',
    location: 'Sheffield, United Kingdom',
    short_intro: 'Parks, streets, libraries and advice for 96,000 people on seven hills.',
    bio: `A council is a large household: somebody has to cook, somebody has to pay, and somebody has to take the bins out. We do all of it for 96,000 people.

In the last four years we have reopened two libraries, planted 3,000 trees and answered every letter, even the ones about the fountain.

We are 1,100 colleagues in 23 buildings. Part-time is normal here, in every grade.`,
    roles: [
      'planner',
      'socialWorker',
      'librarian',
      'streetWorker',
      'gardener',
      'officeAdministrator',
      'securityGuard',
    ],
    offers: [
      'flexible hours',
      'a local government pension',
      '28 days of leave',
      'a cycle scheme and a free bus on the hills',
    ],
    hiring: [
      'Applications are read without names. Interviews take place in the second week after the deadline.',
    ],
    mark: 'hills',
  },
  {
    username: 'linho-filho',
    name: 'Linho & Filho',
    email: 'gente@linho-filho.example.com',
    location: 'Porto, Portugal',
    short_intro: 'Linen clothes, cut and sewn under one roof above the Douro.',
    bio: `Four generations have bleached, woven and sewn in this building. Today 84 of us make shirts, aprons and workwear, for our own shop and for some good names abroad.

Light comes from the north, coffee at ten and at three. Piece rates were abolished in 1999; the quality went up.

Cloth that is left over becomes bags, and bags that are left over become rags. Nothing is left over from rags.`,
    roles: ['tailor', 'tailor', 'qualityEngineer', 'graphicDesigner', 'maintenanceTechnician'],
    offers: ['no piece rates', 'a canteen with soup every day', 'Friday afternoons off', 'cloth at cost'],
    hiring: ['Bring something that you made. We will turn it inside out.'],
    mark: 'thread',
  },
]

export function markOf(username: string): Motif {
  const workplace = workplaces[username] ?? newCompanies.find((company) => company.username === username)
  if (!workplace) throw new Error(`The demo has no mark for "${username}".`)
  return workplace.mark
}
