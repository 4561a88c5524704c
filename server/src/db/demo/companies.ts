import type { DemoCompany } from './types.ts'

/** The first one is the sample company of the login page. */
export const companies: DemoCompany[] = [
  {
    username: 'demo.company',
    name: 'Linden & Pike Joinery',
    email: 'company@example.com',
    location: 'Berlin, Germany',
    short_intro:
      'Stairs, doors and fitted furniture from solid wood, made by nineteen people in Berlin-Weißensee.',
    bio: `We took over an old piano factory in Weißensee in 2009, and the floor is still strong enough for anything we put on it. Eleven of us work at the benches and machines, four fit on site, four keep the drawings, the orders and the coffee going.

Most of our work is for old Berlin houses: staircases that have to follow crooked walls, box windows, front doors that are older than the street lights. We also build kitchens and library walls, and lately people configure their own shelves on our website.

Working week is 38 hours, and Friday ends at two. Every second year the whole workshop builds something for the neighbourhood. The last one was the stage of the primary school.`,
  },
  {
    username: 'haltepunkt',
    name: 'Haltepunkt Software',
    email: 'team@haltepunkt.example.org',
    location: 'Hamburg, Germany',
    short_intro: 'Timetables, rosters and live departures for small bus and ferry operators.',
    bio: `Sixty-three operators in six countries plan their buses and ferries with our software, from a family firm with nine vehicles to the ferries of an island district.

We are twenty-two people. Developers answer support calls one day a month, because nothing explains a bad form as well as a dispatcher at five in the morning.

Our office is a former ticket hall in Altona. About half of the team works from elsewhere, and we all meet in Hamburg three times a year.`,
  },
  {
    username: 'alder-row-care',
    name: 'Alder Row Care',
    email: 'people@alder-row-care.example.org',
    location: 'Bristol, United Kingdom',
    short_intro: 'Two care homes and a home visiting team in south Bristol, owned by a charitable trust.',
    bio: `Alder Row began in 1974 with one house and nine residents. Today 86 people live in our two homes, and our visiting team looks after another 120 in their own flats.

There are no shareholders. What is left at the end of a year goes into the buildings and into wages, and we publish both.

Rotas are fixed six weeks ahead. We do not ask anyone to come in on a day off by text message.`,
  },
  {
    username: 'kornblomst',
    name: 'Kornblomst Bakery',
    email: 'hej@kornblomst.example.org',
    location: 'Aarhus, Denmark',
    short_intro: 'Rye bread, long-proved wheat and proper cardamom buns from three shops in Aarhus.',
    bio: `Our flour comes from two mills in East Jutland and most of it is ground the week before we use it. That makes every delivery a little different, and it is why we want bakers who look at the dough and not only at the clock.

We bake in Frederiksbjerg and sell in three shops. Deliveries go by cargo bike, in any weather, to about forty cafés and canteens.

Everyone gets bread home every day and a say in the menu twice a year.`,
  },
  {
    username: 'maasbrug-freight',
    name: 'Maasbrug Freight',
    email: 'werk@maasbrug-freight.example.org',
    location: 'Rotterdam, Netherlands',
    short_intro: 'Family-run forwarder and warehouse at the Waalhaven: fruit, coffee, machine parts.',
    bio: `Three generations have moved other people's goods from this quay. Today that means 14,000 pallet places, a cold store for fruit, forty trucks, and a customs desk that has seen everything.

We are 160 people with 24 nationalities. Dutch and English are both fine on the floor; we pay for lessons in either.

Safety comes before speed here. Anybody may stop a dock, and nobody has ever been told off for it.`,
  },
  {
    username: 'taman-senja',
    name: 'Taman Senja Guesthouse',
    email: 'halo@taman-senja.example.org',
    location: 'Yogyakarta, Indonesia',
    short_intro:
      'Twenty-four rooms around a garden in Prawirotaman, with a kitchen that the neighbours eat from too.',
    bio: `Taman Senja was Ibu Sulastri's family house. Her daughters run it now, with a team of thirty-one, most of whom live within a bicycle ride.

Half of our guests come back. They come for the garden, for the breakfast, and because somebody remembers how they take their tea.

We close for two weeks after Lebaran every year, paid, so that everyone can go home at the same time.`,
  },
  {
    username: 'perahu-labs',
    name: 'Perahu Labs',
    email: 'kerja@perahu-labs.example.org',
    location: 'Jakarta, Indonesia',
    short_intro: 'Bookkeeping on a phone for 90,000 warungs and market traders, online or not.',
    bio: `Our users stand behind a counter with one hand free and a weak signal. If a sale takes more than two taps to write down, it will not be written down, so that is how we judge our work.

We are forty people in South Jakarta, with a small group in Makassar. The app speaks seven languages of the archipelago, and we test every release in a market before it goes out.

We do not sell our users' data and do not lend money to them. They pay us a small monthly fee, and that is the whole business.`,
  },
  {
    username: 'murwerke',
    name: 'Murwerke Graz-Nord',
    email: 'personal@murwerke.example.org',
    location: 'Graz, Austria',
    short_intro: 'Water, parks, pools and street lights for 58,000 people in the north of Graz.',
    bio: `When the tap runs, the pool opens on time and the path through the park is dry and lit, nobody thinks of us. We like it that way.

Murwerke belongs to the district and its neighbouring parishes. We have 210 staff in five yards, our own training workshop, and waiting lists for nothing.

Contracts are permanent after six months. Standby duty is paid from the first hour, whether the phone rings or not.`,
  },
  {
    username: 'vellum-reed',
    name: 'Vellum & Reed',
    email: 'careers@vellum-reed.example.org',
    location: 'Edinburgh, United Kingdom',
    short_intro:
      'Solicitors and accountants under one roof in Leith, for small firms and the people who run them.',
    bio: `A joiner who takes on her first apprentice needs a contract and a payroll on the same day. That is why our lawyers and our accountants share a kitchen.

We are 34 people. Clients are cafés, building firms, two distilleries, a theatre, and a good many people with one van.

Fees are fixed and written down before we start. We do not record our day in six-minute units.`,
  },
  {
    username: 'escuela-naranjo',
    name: 'Escuela del Naranjo',
    email: 'equipo@escuela-naranjo.example.org',
    location: 'Valencia, Spain',
    short_intro:
      'A cooperative school in Benimaclet: 310 children, three languages and one very old orange tree.',
    bio: `The school was founded by parents and teachers in 1982 and still belongs to them. Every permanent member of staff can become a member of the cooperative after two years.

Children learn in Valencian, Spanish and English from the age of three. Classes have 22 children at most, and each has two adults in the room for the morning.

In the evenings the same rooms are a language school for grown-ups from the neighbourhood.`,
  },
  {
    username: 'larkmill',
    name: 'Larkmill Machines',
    email: 'jobs@larkmill.example.org',
    location: 'Minneapolis, United States',
    short_intro: 'Sorting and weighing machines for seed, grain and beans, built in northeast Minneapolis.',
    bio: `A Larkmill machine looks at eleven thousand beans a second and blows the bad ones out with a puff of air. We design, weld, machine, wire and program it in one building, so the person who wrote the software can walk over and hear what it sounds like.

We are 74 people and owned by our employees through a trust. Profit sharing has paid out in fifteen of the last seventeen years.

First shift only. The building is quiet by four in the afternoon.`,
  },
  {
    username: 'totara-flats',
    name: 'Tōtara Flats Orchards',
    email: 'mahi@totara-flats.example.org',
    location: 'Christchurch, New Zealand',
    short_intro: 'Organic apples, cherries and honey on the plains west of Christchurch.',
    bio: `We grow on 62 hectares between the river and the foothills: nine kinds of apple, two of cherry, and clover for four hundred hives.

Eleven people work here all year, about seventy in the season. Many come back, and some have brought their children and then their grandchildren.

There is good housing on the orchard, a van into town every evening, and a shared kitchen that gets noisy in the best way.`,
  },
  {
    username: 'hinoki-ink',
    name: 'Hinoki & Ink',
    email: 'hello@hinoki-ink.example.org',
    location: 'Kyoto, Japan',
    short_intro: 'A small studio for books: design, letterpress, hand binding and translation.',
    bio: `We make about thirty books a year for museums, tea houses, gardens and people with a story. Each one is designed, set, printed and bound in the same wooden house near the Kamo river.

There are nine of us. The youngest is 24, our printer is 71, and lunch is cooked in turns.

Runs are short and deadlines are honest. If a book needs another month, we say so and it gets one.`,
  },
  {
    username: 'dassie-solar',
    name: 'Dassie Solar',
    email: 'work@dassie-solar.example.org',
    location: 'Cape Town, South Africa',
    short_intro: 'Rooftop solar and batteries for homes, clinics and schools in the Western Cape.',
    bio: `We have put panels on 2,300 roofs since 2013, among them forty-one clinics that now keep their vaccines cold through every power cut.

Our 55 people work in crews of four. A crew stays together, keeps its van, and takes on one trainee a year.

We publish what our systems really produce, good roofs and bad ones. It has brought us more customers than any advertisement.`,
  },
]
