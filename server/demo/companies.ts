import type { DemoCompany } from './types.ts'

/** The first company is the sample account on the login page. */
export const companies: DemoCompany[] = [
  {
    username: 'demo.company',
    name: 'Linden & Pike Joinery',
    email: 'company@example.com',
    location: 'Berlin, Germany',
    short_intro: 'Joinery workshop in Berlin-Weißensee: stairs, doors and fitted furniture in solid wood.',
    bio: `Linden & Pike is a joinery with nineteen employees in a former piano factory in Berlin-Weißensee. We build and restore staircases, box windows, doors and fitted furniture, mainly for older buildings in Berlin.

Eleven of us work in the workshop, four install on site and four take care of planning, orders and administration. Since 2023 customers can also configure and order shelves on our website.

We work a 38-hour week, which ends on Friday at 2 pm. We train apprentices every year.`,
  },
  {
    username: 'haltepunkt',
    name: 'Haltepunkt Software',
    email: 'team@haltepunkt.example.org',
    location: 'Hamburg, Germany',
    short_intro: 'Scheduling, rostering and real-time information for bus and ferry operators.',
    bio: `Haltepunkt develops planning software for public transport. Sixty-three operators in six countries use it for timetables, duty rosters and real-time passenger information, from family businesses with nine buses to regional ferry companies.

We're a team of 22 people. Our office is in Hamburg-Altona, about half of the team works remotely, and everyone meets in Hamburg three times a year.

Developers spend one day a month in customer support, so they know how the product is used.`,
  },
  {
    username: 'alder-row-care',
    name: 'Alder Row Care',
    email: 'people@alder-row-care.example.org',
    location: 'Bristol, United Kingdom',
    short_intro: 'Two care homes and a home care team in south Bristol, run by a charitable trust.',
    bio: `Alder Row is a charitable trust that provides residential and home care in south Bristol. We look after 86 residents in two homes and around 120 people in their own homes.

As a charity we reinvest any surplus in our buildings, training and wages. Our pay scales are published on our website.

Rotas are planned six weeks in advance, and we don't ask staff to come in on their days off.`,
  },
  {
    username: 'kornblomst',
    name: 'Kornblomst Bakery',
    email: 'hej@kornblomst.example.org',
    location: 'Aarhus, Denmark',
    short_intro: 'Organic bakery with three shops in Aarhus, known for rye bread and cardamom buns.',
    bio: `Kornblomst is an organic bakery in Aarhus. We bake in Frederiksbjerg, run three shops and deliver to about forty cafés and canteens by cargo bike.

Our flour comes from two mills in East Jutland. We use long fermentation and no ready-made mixes, so experience with sourdough is always welcome.

There are 28 of us. Everyone can take bread home after a shift.`,
  },
  {
    username: 'maasbrug-freight',
    name: 'Maasbrug Freight',
    email: 'werk@maasbrug-freight.example.org',
    location: 'Rotterdam, Netherlands',
    short_intro: 'Freight forwarding, customs clearance and cold storage in the port of Rotterdam.',
    bio: `Maasbrug Freight is a family-owned forwarder and warehouse operator in Rotterdam's Waalhaven. We handle fruit, coffee and machine parts, with 14,000 pallet places, a cold store, forty trucks and our own customs department.

We employ 160 people of 24 nationalities. Dutch and English are both used on the floor, and we pay for language courses.

Safety comes first: everybody is entitled to stop work if something isn't safe.`,
  },
  {
    username: 'taman-senja',
    name: 'Taman Senja Guesthouse',
    email: 'halo@taman-senja.example.org',
    location: 'Yogyakarta, Indonesia',
    short_intro: 'Family-run guesthouse with 24 rooms and a restaurant in Prawirotaman, Yogyakarta.',
    bio: `Taman Senja is a family-run guesthouse with 24 rooms, a garden and a restaurant in Prawirotaman. It was founded by Ibu Sulastri and is now managed by her daughters.

Our team has 31 members, and most of them live nearby. About half of our guests are regulars.

The guesthouse closes for two weeks after Lebaran every year, so that all staff can have paid leave at the same time.`,
  },
  {
    username: 'perahu-labs',
    name: 'Perahu Labs',
    email: 'kerja@perahu-labs.example.org',
    location: 'Jakarta, Indonesia',
    short_intro: 'Bookkeeping app for 90,000 small shops and market traders in Indonesia.',
    bio: `Perahu Labs develops a mobile bookkeeping app for small shops and market traders. 90,000 businesses use it every day, often on inexpensive phones and with an unreliable connection.

We're forty people in South Jakarta and Makassar. The app is available in seven languages, and every release is tested with users on site.

We're financed by subscriptions. We don't sell user data and don't offer loans.`,
  },
  {
    username: 'murwerke',
    name: 'Murwerke Graz-Nord',
    email: 'personal@murwerke.example.org',
    location: 'Graz, Austria',
    short_intro:
      'Water supply, parks, public pools and street lighting for 58,000 people in the north of Graz.',
    bio: `Murwerke Graz-Nord is a public utility. We're responsible for drinking water, parks, swimming pools and street lighting for 58,000 residents in the north of Graz and the neighbouring municipalities.

We employ 210 people at five sites and train our own apprentices.

Contracts become permanent after six months, and on-call duty is paid separately.`,
  },
  {
    username: 'vellum-reed',
    name: 'Vellum & Reed',
    email: 'careers@vellum-reed.example.org',
    location: 'Edinburgh, United Kingdom',
    short_intro: 'Law and accountancy firm in Edinburgh for small businesses and their owners.',
    bio: `Vellum & Reed combines legal and accountancy services for small businesses: cafés, builders, distilleries, a theatre and many self-employed people.

We have 34 employees in our office in Leith. Our solicitors and accountants work closely together, because clients often need both at the same time.

We work with fixed fees agreed in advance, so there are no billable-hour targets.`,
  },
  {
    username: 'escuela-naranjo',
    name: 'Escuela del Naranjo',
    email: 'equipo@escuela-naranjo.example.org',
    location: 'Valencia, Spain',
    short_intro: 'Cooperative school in Valencia with 310 pupils and teaching in three languages.',
    bio: `Escuela del Naranjo is a cooperative school in Benimaclet, founded by parents and teachers in 1982. 310 children between three and twelve learn in Valencian, Spanish and English.

Classes have no more than 22 pupils, with two adults in the room every morning. In the evening we offer language courses for adults.

Permanent staff can become members of the cooperative after two years.`,
  },
  {
    username: 'larkmill',
    name: 'Larkmill Machines',
    email: 'jobs@larkmill.example.org',
    location: 'Minneapolis, United States',
    short_intro: 'Manufacturer of optical sorting and weighing machines for seed, grain and beans.',
    bio: `Larkmill designs and builds optical sorting and weighing machines for food producers. Design, welding, machining, wiring, software and final testing all happen in one building in northeast Minneapolis.

We're 74 people, and the company is owned by its employees through a trust. Profit sharing has been paid in fifteen of the last seventeen years.

We run first shift only, from 6:30 am to 3 pm.`,
  },
  {
    username: 'totara-flats',
    name: 'Tōtara Flats Orchards',
    email: 'mahi@totara-flats.example.org',
    location: 'Christchurch, New Zealand',
    short_intro: 'Organic orchard near Christchurch growing apples and cherries and producing honey.',
    bio: `Tōtara Flats grows organic apples and cherries on 62 hectares west of Christchurch and keeps four hundred beehives.

Eleven people work here all year round, and about seventy during the season. Many of our seasonal staff come back every year.

Accommodation is available on the orchard, with a shared kitchen and a daily van to town.`,
  },
  {
    username: 'hinoki-ink',
    name: 'Hinoki & Ink',
    email: 'hello@hinoki-ink.example.org',
    location: 'Kyoto, Japan',
    short_intro: 'Book design studio in Kyoto: design, letterpress printing, binding and translation.',
    bio: `Hinoki & Ink is a studio of nine people in Kyoto. We produce about thirty books a year for museums, gardens, tea houses and private clients, in Japanese and English.

Design, typesetting, letterpress printing and binding are all done in our own building near the Kamo river.

Most projects run for several months, which leaves time for careful work.`,
  },
  {
    username: 'dassie-solar',
    name: 'Dassie Solar',
    email: 'work@dassie-solar.example.org',
    location: 'Cape Town, South Africa',
    short_intro: 'Rooftop solar and battery systems for homes, clinics and schools in the Western Cape.',
    bio: `Dassie Solar plans and installs rooftop solar and battery systems. Since 2013 we've completed 2,300 installations, including forty-one clinics and many schools.

We employ 55 people. Our installers work in permanent crews of four, and each crew trains one apprentice per year.

We publish the measured output of our systems every month.`,
  },
]
