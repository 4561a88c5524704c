import type { Role } from './role.ts'

export const outdoors: Record<string, Role> = {
  farmWorker: {
    titles: {
      junior: ['Seasonal farm worker'],
      mid: ['Vegetable grower', 'Farm worker, vegetables and dairy', 'Market gardener'],
      senior: ['Farm manager'],
    },
    previousTitles: ['Farm Hand', 'Farmer', 'Farm Manager'],
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
    education: [
      ['Agriculture', 'Vocational diploma'],
      ['Agricultural Science', 'Bachelor of Science'],
    ],
    experience: 'in agriculture or horticulture',
    openers: {
      any: [
        '{company} is looking for someone who likes working outdoors on a mixed organic farm near {city}.',
        'We grow vegetables and keep dairy cows. For the coming season we are strengthening our farm team.',
        'Our farm supplies shops and weekly markets around {city}. You will work in a team of twelve and take on your own area.',
      ],
      junior: [
        '{company} is looking for seasonal workers for planting and harvest near {city}. Experience is not necessary.',
      ],
      senior: [
        '{company} is looking for an experienced farmer to manage the farm near {city} together with the owners.',
      ],
    },
    duties: {
      any: [
        'Sow, plant, weed and harvest vegetables',
        'Feed and milk the cows and keep the barn clean',
        'Drive tractors and use implements',
        'Maintain fences, irrigation and machines',
        'Wash, sort and pack produce for markets',
        'Record work, yields and treatments',
      ],
      junior: [
        'Help with planting, harvesting and packing',
        'Learn to work safely with animals and machines',
        'Wash crates and clean tools and packing tables',
        'Feed animals and clean barns together with the team',
      ],
      senior: ['Plan crops, staff and purchasing', 'Be responsible for organic certification and records'],
    },
    qualification: 'Training in agriculture or practical experience on a farm',
    requirements: [
      'Good physical condition and willingness to work in all weather',
      'Tractor licence is an advantage',
      'Willingness to work some weekends in turns',
    ],
    screeningQuestion: {
      value: 'What practical experience do you have with crops or animals?',
      answers: [
        'Three seasons on a vegetable farm, mainly harvesting, washing and market sales.',
        'I grew up on a dairy farm with sixty cows and can milk and drive tractors.',
        'Two years in a greenhouse with tomatoes and cucumbers, including irrigation.',
        'A year as a volunteer on an organic farm with goats, vegetables and a small cheese dairy.',
      ],
    },
    introductions: [
      'Vegetable grower with experience in organic farming.',
      'Farm worker for harvest, packing and tractor work.',
      'Dairy worker with experience in milking and calf rearing.',
    ],
    bios: [
      'I came to farming through a summer job and stayed. I like working outdoors and with the seasons.',
      'I grew up on a farm and know animals and machines. I completed my training at an organic farm.',
      'I am fit, reliable and used to early mornings.',
    ],
    achievements: [
      'Responsible for three hectares of field vegetables.',
      'Milked sixty cows twice a day and reared the calves.',
      'Built a drip irrigation system that halved water use.',
    ],
  },
  gardener: {
    titles: {
      junior: ['Garden assistant'],
      mid: ['Gardener, parks', 'Landscape gardener', 'Gardener, green spaces'],
      senior: ['Head gardener'],
    },
    previousTitles: ['Garden Assistant', 'Gardener', 'Head Gardener'],
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
    education: [
      ['Horticulture', 'Vocational diploma'],
      ['Landscape Gardening', 'Journeyman'],
    ],
    experience: 'in gardening or landscaping',
    openers: {
      any: [
        '{company} is looking for a gardener for parks and green spaces in {city}.',
        'You will look after trees, lawns and beds in public parks and work outdoors in a team of four.',
      ],
      junior: ['{company} is looking for a garden assistant in {city} who likes physical work outdoors.'],
      senior: ['{company} is looking for an experienced gardener to lead the green spaces team in {city}.'],
    },
    duties: {
      any: [
        'Plant, prune and water trees, shrubs and flower beds',
        'Mow lawns and maintain meadows',
        'Build and repair paths, walls and benches',
        'Inspect trees and playgrounds for safety',
        'Operate mowers, trimmers and chippers',
        'Answer questions from visitors',
      ],
      junior: [
        'Help with planting, weeding and cleaning',
        'Learn to use garden machines safely',
        'Mow lawns, rake leaves and water plants',
        'Load tools and plants and keep the depot tidy',
      ],
      senior: [
        'Plan seasonal work, plants and staff',
        'Supervise contractors and manage the budget for green spaces',
      ],
    },
    qualification: 'Training as a gardener or landscape gardener',
    requirements: [
      'Good knowledge of plants',
      'Driving licence, ideally with trailer',
      'Physical fitness and willingness to work outdoors all year',
    ],
    screeningQuestion: {
      value: 'Which area of gardening do you know best?',
      answers: [
        'Tree care. I hold a climbing certificate and have pruned street trees for four years.',
        'Perennial beds. I have planned and maintained them in two public gardens.',
        'Paths and dry stone walls, as I trained in landscape construction.',
        'Lawns and meadows, including machines and irrigation.',
      ],
    },
    introductions: [
      'Gardener for public parks and private gardens.',
      'Landscape gardener with experience in paths and walls.',
      'Gardener specialised in trees and shrubs.',
    ],
    bios: [
      'I trained in a nursery and have worked in public parks since then.',
      'I have good plant knowledge and like working in a small team outdoors.',
      'I am interested in insect-friendly planting and have redesigned several beds.',
    ],
    achievements: [
      'Looked after four hectares of park with a team of three.',
      'Planted an orchard with 120 fruit trees.',
      'Inspected 2,300 street trees and kept the tree register.',
    ],
  },
  scientist: {
    titles: {
      junior: ['Research assistant'],
      mid: ['Environmental scientist', 'Soil scientist', 'Environmental scientist, field data'],
      senior: ['Senior scientist'],
    },
    previousTitles: ['Research Assistant', 'Environmental Scientist', 'Senior Scientist'],
    skills: [
      'Soil Science',
      'GIS Mapping',
      'Statistics',
      'Environmental Engineering',
      'Laboratory Work',
      'R',
      'Nature Conservation',
      'Agronomy',
      'Water Treatment',
    ],
    pay: 54_000,
    types: ['Full-time', 'Part-time', 'Contract'],
    workplaces: ['Institute', 'Research', 'Environment'],
    education: [
      ['Environmental Science', 'Master of Science'],
      ['Geography', 'Bachelor of Science'],
      ['Biology', 'Doctorate'],
    ],
    experience: 'in environmental research',
    openers: {
      any: [
        '{company} is looking for a scientist for long-term research on forests, soil and water.',
        'You will plan field measurements, analyse data and publish results in a research group in {city}.',
      ],
      junior: [
        '{company} is looking for a research assistant in {city} to support field and laboratory work.',
      ],
      senior: [
        '{company} is looking for a senior scientist to lead research projects on forests, soil and water in {city}.',
      ],
    },
    duties: {
      any: [
        'Plan and carry out field measurements and sampling',
        'Analyse samples and data with R and GIS',
        'Maintain sensors and measuring stations',
        'Write reports and scientific publications',
        'Present results at conferences and to the public',
        'Supervise students during field work',
      ],
      junior: [
        'Collect and prepare samples in the field and laboratory',
        'Enter and check data',
        'Maintain instruments and prepare field trips',
        'Support literature searches and figures for publications',
      ],
      senior: [
        'Acquire research funding and lead projects',
        'Coordinate cooperation with universities and authorities',
      ],
    },
    qualification: 'Degree in environmental science, geography, biology or a related field',
    requirements: [
      'Experience with statistics, ideally in R',
      'Willingness to do field work in all seasons',
      'Driving licence and good written English',
    ],
    screeningQuestion: {
      value: 'Describe a data set that you collected or analysed yourself.',
      answers: [
        'Soil moisture at 24 points over two years. I installed the sensors, cleaned the data and compared it with a water balance model.',
        'Groundwater samples from 64 wells. I did the sampling and the analysis of trends in nitrate.',
        'Vegetation surveys on 80 plots for my thesis, analysed with mixed models in R.',
        'Tree ring data from three sites. I measured the cores and linked growth to drought years.',
      ],
    },
    introductions: [
      'Environmental scientist with field and GIS experience.',
      'Soil scientist with laboratory and data skills.',
      'Ecologist with experience in long-term monitoring.',
    ],
    bios: [
      'I have worked on soil and water projects and like the combination of field work and data analysis.',
      'I studied geography and specialised in GIS and statistics. Good data documentation is important to me.',
      'I enjoy explaining research to students and to the public.',
    ],
    achievements: [
      'Monitored groundwater at 64 wells and built the project database.',
      'Mapped habitats in two river valleys.',
      'Published four papers in peer-reviewed journals.',
    ],
  },
  streetWorker: {
    titles: {
      junior: ['Street maintenance worker'],
      mid: ['Road maintenance worker', 'Pipe layer, water mains', 'Machine operator, roads'],
      senior: ['Depot manager'],
    },
    previousTitles: ['Road Worker', 'Road Builder', 'Depot Manager'],
    skills: [
      'Street Maintenance',
      'Groundworks',
      'Excavator Operation',
      'Waste Management',
      'Water Treatment',
      'Building Inspection',
      'Truck Driving',
    ],
    pay: 38_000,
    workplaces: ['Public Works', 'Roads', 'Municipal Services'],
    education: [
      ['Road Construction', 'Journeyman'],
      ['Water Technology', 'Vocational diploma'],
    ],
    experience: 'in road, pipe or civil construction',
    openers: {
      any: [
        '{company} is looking for a colleague who keeps streets, paths and pipes in {city} in good condition.',
        'You will work in a team of four on public roads, mainly on repairs and small construction sites.',
      ],
      junior: [
        '{company} is looking for support in street maintenance in {city}. You will be trained on the job.',
      ],
      senior: [
        '{company} is looking for an experienced manager for its depot in {city}, with responsibility for crews, vehicles and winter service.',
      ],
    },
    duties: {
      any: [
        'Repair roads, kerbs and pavements',
        'Lay and repair water and drainage pipes',
        'Operate excavators, rollers and trucks',
        'Set up traffic signs and secure work sites',
        'Take part in winter service and on-call duty',
        'Check and clean drains',
      ],
      junior: [
        'Help with paving, digging and clearing',
        'Learn to operate small machines',
        'Clean streets, signs and drains',
        'Load materials and set up barriers',
      ],
      senior: [
        'Plan crews, vehicles and materials for the depot',
        'Supervise contractors and approve their work',
      ],
    },
    qualification: 'Training in road construction, plumbing or a related trade',
    requirements: [
      'Truck or excavator licence, or willingness to get one',
      'Willingness to work outdoors in all weather',
      'Willingness to take part in winter service',
    ],
    screeningQuestion: {
      value: 'Would you take part in on-call duty, and how often?',
      type: 'input',
      answers: [
        'Yes, one week in four. I live ten minutes from the depot.',
        'Yes, in winter. In summer up to one week in six.',
        'Yes, I have done it for five years',
        "Yes, with two weeks' notice for planning",
      ],
    },
    introductions: [
      'Road maintenance worker with truck licence.',
      'Pipe layer for water and drainage.',
      'Excavator operator with experience in civil works.',
    ],
    bios: [
      'I have worked in road construction for private firms and for a city. I know machines and materials well.',
      'I am used to on-call duty and winter service.',
      'Safety on site is important to me, for colleagues and for people passing by.',
    ],
    achievements: [
      'Built and repaired roads with a crew of six.',
      'Maintained water mains for 40,000 residents, including on-call duty.',
      'Reorganised collection routes, saving one truck and an hour a day.',
    ],
  },
  planner: {
    titles: {
      junior: ['Planning assistant'],
      mid: ['Urban planner', 'Planning officer, public spaces'],
      senior: ['Head of planning'],
    },
    previousTitles: ['Planning Assistant', 'Urban Planner', 'Head of Planning'],
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
    education: [
      ['Urban Planning', 'Master of Science'],
      ['Public Administration', 'Bachelor of Arts'],
      ['Geography', 'Bachelor of Arts'],
    ],
    experience: 'in urban planning or public administration',
    openers: {
      any: [
        '{company} is looking for a planner to develop streets, squares and neighbourhoods in {city}.',
        'You will manage planning projects from public consultation to approval and work with several departments.',
      ],
      junior: ['{company} is looking for a planning assistant in {city} at the start of their career.'],
      senior: ['{company} is looking for an experienced planner to lead the planning team in {city}.'],
    },
    duties: {
      any: [
        'Prepare plans, studies and council papers',
        'Organise public consultations and evaluate the results',
        'Coordinate departments, consultants and authorities',
        'Analyse data and prepare maps in GIS',
        'Apply for grants and report on their use',
        'Manage project budgets and contracts',
      ],
      junior: [
        'Collect data and prepare maps and presentations',
        'Support the organisation of public meetings',
        'Answer routine enquiries about planning applications',
        'Keep project lists and minutes up to date',
      ],
      senior: [
        'Lead the planning team and set priorities with elected members',
        'Represent the organisation in regional committees',
      ],
    },
    qualification: 'Degree in urban planning, geography or architecture',
    requirements: [
      'Knowledge of planning law',
      'Confident presentation in public meetings',
      'Good project management skills',
    ],
    screeningQuestion: {
      value: 'How would you involve residents in the redesign of a public square?',
      answers: [
        'A walk on site first, then an online map for comments and two workshops at different times of day. Results should be published.',
        'I would talk to schools, shops and older residents in person, because they rarely come to meetings.',
        'With temporary tests, such as movable seating for a month, and a survey on site.',
        'Clear information about what can be changed and what cannot, then three variants for discussion.',
      ],
    },
    introductions: [
      'Urban planner with a focus on public space and mobility.',
      'Planning officer with experience in public consultation.',
      'Planner with GIS and grant experience.',
    ],
    bios: [
      'I have worked for a consultancy and a city council and know the planning process from both sides.',
      'I enjoy public consultation and presenting complex plans in simple terms.',
      'My focus is on streets and squares, and I like visiting places at different times of day.',
    ],
    achievements: [
      'Managed the redesign of a market square, including 40 public events.',
      'Secured nine million in grants for schools and cycle paths.',
      'Prepared a housing plan that was adopted by the council.',
    ],
  },
}
