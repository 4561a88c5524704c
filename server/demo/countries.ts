/** A country of origin or residence. All names can be written with the standard PDF fonts (WinAnsi). */
export type Country = {
  name: string
  /** The level of pay relative to Germany. */
  payLevel: number
  cities: string[]
  women: string[]
  men: string[]
  surnames: string[]
  /** Invented place names, for earlier employers and schools. */
  places: string[]
  /** The native language, as the list of skills or of languages names it. */
  language?: string
}

const words = (text: string) => text.split(' ')

type Row = [
  name: string,
  payLevel: number,
  cities: string,
  language: string,
  women: string,
  men: string,
  surnames: string,
  places: string,
]

const rows: Row[] = [
  [
    'Germany',
    1,
    'Berlin|Hamburg|Leipzig|Freiburg|Cologne|Munich|Bremen',
    'German',
    'Hanna Leonie Svenja Merle Judith Antje Carla Nele Frieda Selin',
    'Malte Henrik Till Bastian Jannik Oskar Ruben Cem Fabian Lorenz',
    'Wiegand Petersen Rothmann Kessler Aydin Dietz Hollweg Brenner Sauer Lindqvist Marquardt Thielen',
    'Lindenhain Rosenbrück Tannsee Altmühlen Kranichfeld Eschenbach',
  ],
  [
    'Austria',
    1,
    'Vienna|Graz|Linz|Salzburg',
    'German',
    'Magdalena Theresa Valerie Ines Johanna Mila',
    'Lukas Florian Matthias Vinzenz Georg Emir',
    'Steininger Hofbauer Pichler Wallner Kovac Edlinger Schachner Rainer',
    'Kaltenquell Weidbach Steinfeld Murau',
  ],
  [
    'Switzerland',
    1.6,
    'Basel|Bern|Zürich',
    'German',
    'Seraina Flavia Lea Aline Martina Noemi',
    'Reto Urs Nicolas Beat Andrin Luca',
    'Ammann Zumstein Bolliger Favre Wyss Caduff Rüegg Bernasconi',
    'Hohmatt Rotsee Ebnet Brugglen',
  ],
  [
    'United Kingdom',
    0.95,
    'Bristol|Edinburgh|Manchester|Sheffield|Leeds|Glasgow|Cardiff',
    '',
    'Imogen Priya Rowan Eilidh Tamsin Yasmin Bethan Olivia Chloe Amara',
    'Callum Rhys Farhan Alistair Dev Owen Marcus Elliot Tunde Harvey',
    'Ashworth Pemberton Khan Mackintosh Llewellyn Patel Hargreaves Osei Fairclough Drummond Whitlock Begum',
    'Aldermoor Brackwell Carrowby Dunmere Fernhollow Mossgrave',
  ],
  [
    'Ireland',
    1,
    'Dublin|Cork|Galway',
    '',
    'Aoife Niamh Saoirse Grainne Orla Clodagh',
    'Cian Oisin Declan Tadhg Ronan Eoin',
    'Brennan Gallagher Kinsella Doyle Moriarty Quigley Flanagan Nolan',
    'Ballykeel Kilronan Glenmarra Carrickmoy',
  ],
  [
    'Denmark',
    1.15,
    'Aarhus|Odense|Copenhagen',
    '',
    'Signe Astrid Maja Ida Ditte Asta',
    'Mikkel Rasmus Jeppe Anders Villads Emil',
    'Kjær Lauritsen Holm Bruun Vestergaard Mogensen Dahl Friis',
    'Søndervig Birkholm Nørreby Klinteskov',
  ],
  [
    'Sweden',
    1.05,
    'Stockholm|Gothenburg|Malmö|Uppsala',
    'Swedish',
    'Ebba Linnea Saga Tuva Moa Alva',
    'Axel Viktor Albin Melker Isak Hampus',
    'Nyström Ekdahl Sandell Holmberg Wikström Åkesson Forsell Demir',
    'Björkvik Granlunda Sjöhaga Ekeby',
  ],
  [
    'Netherlands',
    1.05,
    'Rotterdam|Utrecht|Amsterdam|Eindhoven',
    'Dutch',
    'Sanne Fenna Maartje Lotte Anouk Yara',
    'Joris Thijs Bram Sietse Ruud Anwar',
    'Hoekstra Vermeulen Dijksma Bakhuis Terpstra Wolters El-Amrani Schouten',
    'Wilgenoord Rietmeer Oudeland Havendam',
  ],
  [
    'France',
    0.9,
    'Lyon|Nantes|Paris|Bordeaux|Lille',
    'French',
    'Camille Apolline Maëlle Inès Clémence Aïcha Solène Margaux',
    'Baptiste Théo Corentin Yanis Rémi Gaëtan Lucien Moussa',
    'Delaunay Girardot Marchand Lefort Benali Perrault Rouvière Diallo Chauvet Besson',
    'Belvaux Montclair Rivebrune Saulnières',
  ],
  [
    'Spain',
    0.75,
    'Valencia|Barcelona|Madrid|Seville|Bilbao',
    'Spanish',
    'Nuria Marta Irene Lucía Alba Rocío Aitana Leire',
    'Álvaro Iker Pau Gonzalo Sergi Mateo Unai Joaquín',
    'Ferrer Ibarra Castells Montero Vidal Echeverría Roldán Pascual Navarrete Soler',
    'Montequedo Valdoré Torrealba Ribanova',
  ],
  [
    'Portugal',
    0.62,
    'Lisbon|Porto|Coimbra|Faro',
    'Portuguese',
    'Beatriz Leonor Matilde Inês Carolina Mafalda Joana Teresa',
    'Tiago Afonso Duarte Rodrigo Martim Nuno Vasco Gil',
    'Quintela Barroso Falcão Seabra Meireles Valadares Tavares Nogueira Lobato Cabral',
    'Vale Sereno|Ribeira Alta|Monte Claro|Aldeia Velha',
  ],
  [
    'Poland',
    0.58,
    'Warsaw|Poznań|Prague',
    'Polish',
    'Agata Zofia Kinga Maja Oliwia Hanna Marta Ewelina',
    'Kacper Bartosz Marek Igor Szymon Filip Tomasz Dawid',
    'Nowicki Sikora Malinowski Borowiec Zawadzki Kaczmarek Wilk Sobczak Gajewski Urban',
    'Lipowa Brzezina Jasnowo Dolna',
  ],
  [
    'United States',
    1.3,
    'Minneapolis|Portland|Chicago|Philadelphia|Denver',
    '',
    'Naomi Tessa Shanice Marisol Harper Leilani Ruth Mei',
    'Desmond Wyatt Hector Amir Caleb Jamal Tobias Kenji',
    'Whitfield Ramirez Okoye Lindgren Castillo Abernathy Nguyen Freeman Kowalski Begay Haddad Sorensen',
    'Juniper Wharf|Larkenfield|Two Rivers|Stonecut|Prairie Gate',
  ],
  [
    'Canada',
    1.05,
    'Montréal|Vancouver|Toronto|Calgary',
    '',
    'Élodie Simone Harpreet Maude Anika Joëlle Florence Keisha',
    'Étienne Gurpreet Olivier Trevor Mathis Wesley Samir Duncan',
    'Tremblay Gauthier Sandhu Fraser Lavoie Chen Bouchard Campbell Grewal Pelletier',
    'Cedarmouth Belle-Rive Northgate Grandpré',
  ],
  [
    'Brazil',
    0.38,
    'São Paulo|Curitiba|Recife|Rio de Janeiro',
    'Portuguese',
    'Jussara Luana Thaís Cecília Iara Bruna Helena Raquel',
    'Caio Thiago Otávio Renan Davi Murilo Wesley Ícaro',
    'Figueiredo Amaral Siqueira Teles Camargo Yamashita Bastos Macedo Pimentel Borges',
    'Água Mansa|Serra Azul|Campo Lindo|Porto Seco',
  ],
  [
    'Colombia',
    0.3,
    'Bogotá|Medellín',
    'Spanish',
    'Valentina Paola Ximena Daniela Yuliana Catalina Luisa Mónica',
    'Santiago Andrés Camilo Esteban Jhon Mauricio Fabián Nicolás',
    'Quintero Arango Mosquera Pinzón Cárdenas Restrepo Valencia Buitrago Sanabria Murillo',
    'La Esperanza|Aguaclara|Monteverde|El Roble',
  ],
  [
    'Indonesia',
    0.24,
    'Jakarta|Yogyakarta|Bandung|Surabaya|Denpasar',
    'Bahasa Indonesia',
    'Sari Ayu Melati Intan Dewi Kirana Laras Putri',
    'Bayu Agus Rizky Galih Fajar Arif Yoga Made',
    'Wibowo Santoso Lestari Hidayat Siregar Nugraha Pangestu Kusuma Manurung Saputra',
    'Kencana Melati Pelangi Cemara Samudra',
  ],
  [
    'India',
    0.3,
    'Bengaluru|Chennai|Pune|Kochi|Mumbai',
    '',
    'Ananya Kavya Meera Sunita Nandini Fatima Divya Lakshmi',
    'Arjun Rohan Vikram Karthik Imran Sandeep Nikhil Joseph',
    'Iyer Menon Deshpande Reddy Kulkarni Shetty Chatterjee Ansari Thomas Bhat Rao Joshi',
    'Kaverinagar Neelgiri Suryapuri Chandanvadi',
  ],
  [
    'Singapore',
    1,
    'Singapore|Kuala Lumpur|George Town',
    'Mandarin',
    'Hui Min|Wei Ling|Nurul|Shanti|Jia Hui|Siti',
    'Jun Wei|Kai Xiang|Hafiz|Suresh|Zhi Hao|Darren',
    'Tan Lim Rahman Krishnan Koh Goh Yusof Pillai',
    'Lantern Quay|Pandan Bay|Orchid Hill|Kallang View',
  ],
  [
    'Japan',
    0.75,
    'Kyoto|Tokyo|Osaka',
    'Japanese',
    'Haruka Misaki Aoi Sakura Emi Chihiro',
    'Haruto Daiki Ren Sota Takumi Naoki',
    'Nishikawa Morita Hayashi Okabe Fujimoto Kitano Sugawara Ishii',
    'Aokawa Midorino Hoshizaki Matsuura',
  ],
  [
    'Australia',
    1.15,
    'Melbourne|Sydney|Brisbane|Hobart',
    '',
    'Matilda Kirra Zoe Thuy Bronte Elena Isla Jasmine',
    'Lachlan Hamish Cooper Minh Angus Stavros Noah Ravi',
    'Gallacher Papadakis Tran Redfern Whyte Delaney Costa Hussain Barker Malouf',
    'Wattle Creek|Redgum|Bellbird|Kooringa',
  ],
  [
    'New Zealand',
    0.95,
    'Christchurch|Auckland|Wellington',
    '',
    'Aroha Ngaire Phoebe Sina Isabel Moana',
    'Tama Wiremu Liam Sione Fergus Jack',
    'Rangi Ferguson Tuala Hohepa McKenzie Walker Parata Singh',
    'Kauri Point|Rimu Flats|Longridge|Te Moana',
  ],
  [
    'Kenya',
    0.26,
    'Nairobi|Mombasa|Kisumu|Kampala',
    '',
    'Wanjiru Achieng Naliaka Mercy Amina Faith Njeri Chebet',
    'Kamau Otieno Kiprono Brian Juma Mwangi Barasa Hassan',
    'Mutua Odhiambo Wafula Kariuki Cheruiyot Abdi Nyambura Ochieng Kimani Muli',
    'Savanna View|Mwangaza|Baraka|Uzuri',
  ],
  [
    'South Africa',
    0.42,
    'Cape Town|Johannesburg|Durban',
    '',
    'Nomvula Lerato Zanele Anneke Ayesha Thembi Carla Palesa',
    'Sipho Thabo Pieter Mandla Riaan Lwazi Yusuf Tshepo',
    'Dlamini Mokoena Naidoo Botha Jacobs Khumalo Petersen Ndlovu Davids Maseko',
    'Protea Ridge|Rooiberg|Seven Springs|Umhlanga',
  ],
  [
    'Ghana',
    0.24,
    'Accra|Kumasi|Lagos|Abuja',
    '',
    'Abena Efua Esi Adwoa Chiamaka Folake Yaa Ama',
    'Kwabena Yaw Kojo Chinedu Segun Kwesi Emeka Nana',
    'Boateng Asante Appiah Adeyemi Owusu Eze Amoah Balogun Ofori Acheampong',
    'Sunrise Harbour|Palmfield|Adom|Unity Cross',
  ],
  [
    'Türkiye',
    0.45,
    'Istanbul|Ankara|Antalya',
    'Turkish',
    'Elif Zeynep Defne Derya Nazan Melike',
    'Emre Kerem Deniz Onur Baran Cenk',
    'Yalçin Korkmaz Özkan Arslan Polat Çelik Aksoy Güler',
    'Mavikent Zeytinli Bahçekent Denizkapi',
  ],
]

const list = (text: string) => (text.includes('|') ? text.split('|') : words(text))

// Cities that are listed with a neighboring country.
const ABROAD: Record<string, string> = {
  Prague: 'Czechia',
  Kampala: 'Uganda',
  Lagos: 'Nigeria',
  Abuja: 'Nigeria',
  'Kuala Lumpur': 'Malaysia',
  'George Town': 'Malaysia',
}

export const countries: Country[] = rows.map(
  ([name, payLevel, cities, language, women, men, surnames, places]) => ({
    name,
    payLevel,
    cities: cities.split('|').map((city) => `${city}, ${ABROAD[city] ?? name}`),
    women: list(women),
    men: list(men),
    surnames: list(surnames),
    places: list(places),
    ...(language && { language }),
  }),
)

export function countryOf(location: string): Country {
  const country = countries.find(
    ({ name, cities }) => cities.includes(location) || location.endsWith(`, ${name}`),
  )
  if (!country) throw new Error(`The demo has no country for "${location}".`)
  return country
}
