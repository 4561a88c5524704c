import type { Role } from '../role.ts'

export const outdoors: Record<string, Role> = {
  farmWorker: {
    titles: {
      junior: ['Farm hand, season'],
      mid: ['Farmer, vegetables', 'Dairy farmer', 'Greenhouse gardener'],
      senior: ['Farm manager'],
    },
    held: ['Farm Hand', 'Farmer', 'Farm Manager'],
    skills: [
      'Organic Farming',
      'Crop Farming',
      'Tractor Operation',
      'Vegetable Growing',
      'Dairy Farming',
      'Livestock Farming',
      'Greenhouse Management',
    ],
    pay: 32_000,
    types: ['Full-time', 'Temporary', 'Full-time'],
    workplaces: ['Farm', 'Estate', 'Gardens'],
    learned: [
      ['Agriculture', 'Vocational diploma'],
      ['Agricultural Science', 'Bachelor of Science'],
    ],
    opens: [
      'The season begins in March with leeks in the rain and ends in November with leeks in the rain. In between it is wonderful.',
      'Thirty cows, four hectares of vegetables, and a market on Saturdays that is sold out by noon.',
    ],
    duties: [
      'Sow, plant, hoe and harvest, by hand and with the tractor',
      'Look after animals, also on Sundays, in turns',
      'Repair fences, irrigation and moods',
      'Pack for the market and stand behind the stall now and then',
    ],
    wants: [
      'strength and stamina, in any weather',
      'a licence for the tractor, or the wish to get one',
      'an eye for plants and animals',
    ],
    ask: {
      value: 'What have you grown yourself?',
      answers: [
        'Tomatoes on a balcony, 31 kilos in one summer. The neighbours still greet me.',
        'Pumpkins on two hectares, and a field of carrots that was mostly camomile.',
        'Onions, beans, and a calf called Thursday.',
        'Salad under glass all winter, in an old school greenhouse.',
      ],
    },
    intros: [
      'Farmer with a liking for vegetables that need work.',
      'Farm hand for the season: early, strong, in a good mood.',
      'Dairy farmer who knows each cow by her walk.',
    ],
    bios: [
      'I come from a town and went to a farm for one summer. That was nine summers ago.',
      'I like work in which the day is short or long because of the sun.',
      'My family has always farmed. I am the first one to keep a spreadsheet of it.',
    ],
    deeds: [
      'Responsible for three hectares of field vegetables, from plan to market.',
      'Milked sixty cows twice a day and raised the calves.',
      'Built a drip irrigation that saves about half of the water.',
    ],
  },
  gardener: {
    titles: {
      junior: ['Garden assistant'],
      mid: ['Gardener, parks', 'Landscape gardener', 'Tree surgeon'],
      senior: ['Head gardener'],
    },
    held: ['Garden Assistant', 'Gardener', 'Head Gardener'],
    skills: [
      'Gardening',
      'Landscaping',
      'Horticulture',
      'Arboriculture',
      'Floristry',
      'Groundworks',
      'Nature Conservation',
    ],
    pay: 34_000,
    types: ['Full-time', 'Part-time', 'Temporary'],
    workplaces: ['Gardens', 'Nursery', 'Landscapes'],
    learned: [
      ['Horticulture', 'Vocational diploma'],
      ['Landscape Gardening', 'Journeyman'],
    ],
    opens: [
      'Eleven parks, four thousand trees and one rose bed about which we get letters.',
      'We plant for people who will sit in the shade in thirty years. It is a good feeling on a wet day.',
    ],
    duties: [
      'Plant, prune, mow and water, in this order of importance',
      'Build paths, walls and beds that last',
      'Look at trees every year, and climb the ones that need it',
      'Answer questions from people on benches',
    ],
    wants: [
      'a training in a green profession',
      'knowledge of plants, with their common names',
      'a driving licence with trailer, if possible',
    ],
    ask: {
      value: 'Which plant is underrated?',
      answers: [
        'The hazel. It asks for nothing and feeds everybody.',
        'Ivy. Fifty kinds of insects and a bad lawyer.',
        'Chives. They flower, bees like them, and they come back whatever you do.',
        'Moss. People pay to have it removed and then buy carpets.',
      ],
    },
    intros: [
      'Gardener for parks and people on benches.',
      'Tree surgeon: I cut little and late.',
      'Florist with a preference for what flowers this week.',
      'Landscape gardener. Dry walls, wet meadows.',
    ],
    bios: [
      'I have my knowledge of plants from a grandmother who greeted them.',
      'A garden is never finished, which is a relief.',
      'I like to work with a plan and to leave one corner without one.',
    ],
    deeds: [
      'Looked after four hectares of park, with a team of three and many volunteers.',
      'Planted an orchard of 120 old kinds of fruit.',
      'Surveyed and cared for 2,300 street trees, with a register that others can use.',
    ],
  },
  scientist: {
    titles: {
      junior: ['Research assistant'],
      mid: ['Environmental engineer', 'Field ecologist', 'GIS analyst', 'Soil scientist'],
      senior: ['Senior scientist'],
    },
    held: ['Research Assistant', 'Environmental Scientist', 'Senior Scientist'],
    skills: [
      'Environmental Engineering',
      'GIS Mapping',
      'Statistics',
      'Soil Science',
      'Laboratory Work',
      'R',
      'Nature Conservation',
      'Agronomy',
      'Water Treatment',
    ],
    pay: 54_000,
    types: ['Full-time', 'Part-time', 'Contract'],
    workplaces: ['Institute', 'Research', 'Environment'],
    learned: [
      ['Environmental Science', 'Master of Science'],
      ['Geography', 'Bachelor of Science'],
      ['Biology', 'Doctorate'],
    ],
    opens: [
      'We measure the same forest every year, since 1987. The interesting things have just begun to happen.',
      'Between a wet boot and a good graph lie about four months. You enjoy all of them.',
    ],
    duties: [
      'Plan and carry out measurements in the field, in every season',
      'Analyse data and keep it so that others can check it',
      'Write for specialists, and once a year for everybody',
      'Guide students in the field and in the laboratory',
    ],
    wants: [
      'a degree in a natural science',
      'practice with R or a GIS',
      'a driving licence and rain trousers',
    ],
    ask: {
      value: 'Which result surprised you most?',
      answers: [
        'That the dry slope had more kinds of snails than the wet one. We counted again. It still had.',
        'A lake that became clearer after a flood. It took us a winter to find out why.',
        'Our model was better without temperature. That told us something about the model.',
        'Earthworms under a motorway junction. More than in the park.',
      ],
    },
    intros: [
      'Environmental scientist with wet boots and clean data.',
      'I make maps that answer one question each.',
      'Soil scientist. It is not dirt.',
    ],
    bios: [
      'I like slow science: the same place, the same method, another year.',
      'I have spent about three hundred nights in huts and learned to cook on one flame.',
      'A good map leaves things out. I have been leaving things out for years.',
    ],
    deeds: [
      'Measured groundwater at 64 wells and built the database for it.',
      'Mapped habitats of two river valleys for a nature park.',
      'Published four papers and one leaflet. The leaflet changed more.',
    ],
  },
  streetWorker: {
    titles: {
      junior: ['Street maintenance worker'],
      mid: ['Road builder', 'Pipe layer', 'Machine operator, streets and paths'],
      senior: ['Depot manager'],
    },
    held: ['Road Worker', 'Road Builder', 'Depot Manager'],
    skills: [
      'Street Maintenance',
      'Groundworks',
      'Waste Management',
      'Water Treatment',
      'Excavator Operation',
      'Building Inspection',
      'Truck Driving',
    ],
    pay: 38_000,
    workplaces: ['Public Works', 'Roads', 'Municipal Services'],
    learned: [
      ['Road Construction', 'Journeyman'],
      ['Water Technology', 'Vocational diploma'],
    ],
    opens: [
      'Snow at four in the morning, a burst pipe at noon, a marathon on Sunday: the town runs because you do.',
      'Three hundred kilometres of road and every pothole has a telephone number. It is ours.',
    ],
    duties: [
      'Repair roads, kerbs, pipes and signs',
      'Drive and look after machines',
      'Take your turn in the winter service',
      'Secure sites so that children can walk past them',
    ],
    wants: [
      'a training in construction or supply',
      'a truck licence, or the will to get one',
      'friendliness in an orange jacket',
    ],
    ask: {
      value: 'Would you take part in standby duty, and how often?',
      answers: [
        'Yes, one week in four is fine. I live ten minutes away.',
        'Yes, in winter gladly, in summer when nobody else can.',
        'One week in six. I have small children, and a good neighbour.',
        'Any time. I wake up easily.',
      ],
    },
    intros: [
      'Road builder. I know what is under the street.',
      'Water technician with a nose for leaks.',
      'Excavator driver: an egg on a spoon, if you like.',
    ],
    bios: [
      'I like work that everybody uses and nobody talks about.',
      'I have repaired the same street three times in my life, each time a little better.',
      'On winter nights I am the first to leave a track. I like that.',
    ],
    deeds: [
      'Built and repaired roads with a crew of six, with excavator and roller.',
      'Watched over a waterworks for 40,000 people, standby included.',
      'Planned collection tours anew, which saved a truck and an hour a day.',
    ],
  },
  planner: {
    titles: {
      junior: ['Planning assistant'],
      mid: ['Urban planner', 'Policy officer, housing', 'Grants officer', 'Project manager, community'],
      senior: ['Head of planning'],
    },
    held: ['Planning Assistant', 'Urban Planner', 'Head of Planning'],
    skills: [
      'Urban Planning',
      'Policy Analysis',
      'Project Management',
      'Grant Writing',
      'Public Procurement',
      'GIS Mapping',
      'Permit Processing',
      'Public Speaking',
    ],
    pay: 52_000,
    types: ['Full-time', 'Part-time'],
    workplaces: ['Planning', 'Council', 'Regional Agency'],
    learned: [
      ['Urban Planning', 'Master of Science'],
      ['Public Administration', 'Bachelor of Arts'],
      ['Geography', 'Bachelor of Arts'],
    ],
    opens: [
      'A car park of two hectares is to become a quarter, and everybody may have a say. Somebody has to listen well.',
      'We have money for good projects and too few people who turn an idea into an application.',
    ],
    duties: [
      'Prepare plans and decisions, with options that are real',
      'Lead public meetings so that people come again',
      'Work with other departments before it gets late',
      'Look after budgets, contracts and reports',
    ],
    wants: [
      'a degree in planning, administration or a related subject',
      'clear speech in front of a full hall',
      'patience with processes, impatience with empty words',
    ],
    ask: {
      value: 'What makes a good public meeting?',
      answers: [
        'Chairs in a circle, a model one may touch, and an answer to each question within two weeks.',
        'Going home with a different plan from the one you came with.',
        'That the quiet ones spoke. I use cards for it, and a clock for the others.',
        'Soup.',
      ],
    },
    intros: [
      'Urban planner for streets in which one likes to stand still.',
      'I turn ideas into applications, and applications into playgrounds.',
      'Policy officer who writes one page.',
    ],
    bios: [
      'I grew up beside a motorway and wanted to know who decides such things.',
      'I walk through every place I plan for, at three times of the day.',
      'Participation is work. Done well, it saves years.',
    ],
    deeds: [
      'Led the redesign of a market square, with 40 meetings and one opening.',
      'Wrote applications that brought nine million for schools and cycle paths.',
      'Developed a housing plan that three parties voted for.',
    ],
  },
}
