import type { Role } from '../role.ts'

export const building: Record<string, Role> = {
  joiner: {
    titles: {
      junior: ['Apprentice joiner'],
      mid: ['Joiner for windows and doors', 'Carpenter for roofs', 'Cabinet maker'],
      senior: ['Master joiner', 'Foreman in the workshop'],
    },
    held: ['Apprentice Joiner', 'Joiner', 'Workshop Foreman'],
    skills: [
      'Joinery',
      'Carpentry',
      'Cabinet Making',
      'Wood Finishing',
      'Blueprint Reading',
      'CNC Machining',
    ],
    pay: 41_000,
    workplaces: ['Joinery', 'Timber', 'Woodworks'],
    learned: [
      ['Joinery', 'Journeyman'],
      ['Carpentry', 'Vocational diploma'],
    ],
    opens: [
      'The order book reaches into next spring, and we would sooner take on a good pair of hands than turn down a good staircase.',
      'We repair before we replace. That takes longer and makes better joiners.',
    ],
    duties: [
      'Build windows, doors and fitted furniture from drawing to oil',
      'Measure on site and fit your own work',
      'Keep machines and blades in order, and the floor clear',
      'Choose the timber with the customer in mind',
    ],
    wants: [
      'a finished apprenticeship, or hands that prove it',
      'a driving licence',
      'care with dust, noise and other people’s floors',
    ],
    ask: {
      value: 'Which tool would you never lend?',
      answers: [
        'My block plane. It was my teacher’s, and it knows me.',
        'The chisel I reground for hinges. It is ugly and perfect.',
        'My folding rule. Everything I built agrees with it, even where it is wrong.',
        'None. But I write down the names.',
      ],
    },
    intros: [
      'Joiner. Windows, doors, and the patience to hang them straight.',
      'Carpenter who likes old roofs and early mornings.',
      'Cabinet maker with a love of plain drawers that run well.',
    ],
    bios: [
      'I learned in a village workshop where we made everything from cradles to coffins, and I still like the range.',
      'Wood forgives less than people think and more than it shows. I have spent my working life between the two.',
      'I enjoy working in pairs, with one radio and few words.',
    ],
    deeds: [
      'Windows and front doors for listed houses, drawn, built and fitted.',
      'Led the rebuilding of a barn roof of 1790 with a team of four and no accident.',
      'Fitted kitchens and wardrobes, about forty a year, from measurement to the last hinge.',
    ],
  },
  electrician: {
    titles: {
      junior: ['Apprentice electrician'],
      mid: ['Electrician for homes and small shops', 'Service electrician', 'Electrician, automation'],
      senior: ['Master electrician', 'Project lead, electrical'],
    },
    held: ['Apprentice Electrician', 'Electrician', 'Master Electrician'],
    skills: [
      'Electrical Installation',
      'Electrical Engineering',
      'Occupational Safety',
      'Solar Panel Installation',
      'Industrial Automation',
      'PLC Programming',
      'Blueprint Reading',
    ],
    pay: 44_000,
    workplaces: ['Electric', 'Installations', 'Building Services'],
    learned: [
      ['Electrical Installation', 'Journeyman'],
      ['Electrical Engineering', 'Vocational diploma'],
    ],
    opens: [
      'Heat pumps, charging points, kitchens: everything wants a cable. We have more work than electricians and will not hurry because of it.',
      'You get your own van, your own list and a colleague on the telephone who knows every fuse box in town.',
    ],
    duties: [
      'Plan and install wiring, boards and lighting in old and new buildings',
      'Find faults that others have given up on',
      'Measure, write the report and explain it to the customer',
      'Teach an apprentice, who asks good questions',
    ],
    wants: [
      'a finished training as an electrician',
      'safe habits, also on a Friday',
      'a driving licence for a van',
    ],
    ask: {
      value: 'Which fault are you proud to have found?',
      answers: [
        'A light that went out when it rained from the east. A nail in the cable, from a bird house on the other side of the wall.',
        'A bakery that lost its power at 4:10 every night. It was the mixer of the bakery next door, on the same badly fixed neutral.',
        'Interference on a church organ. It came from a new lamp in the vestry and stopped with a filter for a few coins.',
        'A residual current device that tripped once a month. A dog drank beside the pond pump.',
      ],
    },
    intros: [
      'Electrician. Tidy boards, labelled cables, dust sheet on the floor.',
      'I find faults that only happen on Sundays.',
      'Electrician for old houses and new heat pumps.',
    ],
    bios: [
      'I took radios apart as a child and got most of them back together. Houses are easier, since somebody has usually made a drawing.',
      'Safety is not slower. I have worked for years without an accident and would like it to stay like that.',
      'I like customers, and explaining things to them. Most want to know why more than how much.',
    ],
    deeds: [
      'Rewired about thirty flats a year, most of them while people lived there.',
      'Installed and measured 85 charging points for cars in company yards.',
      'Responsible for the service contracts of four schools and a swimming pool.',
    ],
  },
  heatingEngineer: {
    titles: {
      junior: ['Apprentice plumber and heating fitter'],
      mid: ['Heat pump fitter', 'Plumber, service and repairs', 'Refrigeration technician'],
      senior: ['Heating project manager'],
    },
    held: ['Apprentice Plumber', 'Plumber and Heating Fitter', 'Heating Project Manager'],
    skills: [
      'Plumbing',
      'Heat Pump Installation',
      'Refrigeration and Air Conditioning',
      'Customer Service',
      'Blueprint Reading',
      'Insulation',
    ],
    pay: 44_000,
    workplaces: ['Heating', 'Plumbing', 'Climate'],
    learned: [
      ['Plumbing and Heating', 'Journeyman'],
      ['Building Services', 'Vocational diploma'],
    ],
    opens: [
      'A cold house in January is an emergency with a name and a street number. You are the one who rings the bell.',
      'We have put in our last gas boiler. From now on it is heat pumps, pipes and a lot of advice.',
    ],
    duties: [
      'Install heat pumps and low-temperature radiators with one colleague',
      'Repair what drips, whistles or stays cold',
      'Explain to customers how their new heating wants to be used: seldom touched',
      'Keep the van stocked so that one visit is enough',
    ],
    wants: [
      'a finished training, or ten years that are as good',
      'a certificate for refrigerants, or the wish to get one',
      'clean shoes, or covers for them',
    ],
    ask: {
      value: 'A customer says the new heat pump is not warm enough. What do you check?',
      answers: [
        'The curve, then the balancing, then the customer’s habit of turning it down at night. In my experience it is the third.',
        'Flow and return with my hand first. After twenty years the hand is right within two degrees.',
        'Whether the radiators have air in them. Then whether the windows are tilted.',
        'I ask what warm means. Twenty-one degrees with cold walls is not warm, and then it is about insulation.',
      ],
    },
    intros: [
      'Plumber and heating fitter. I come when I said I would.',
      'Heat pump fitter who also explains them.',
      'Refrigeration technician: cold rooms, ice machines, and one ice rink.',
    ],
    bios: [
      'My trade is water, warm and cold, and where it should not be. I have never had two days alike.',
      'I changed from oil burners to heat pumps early and have not missed the smell.',
      'I like to leave a cellar tidier than I found it.',
    ],
    deeds: [
      'Installed more than sixty heat pumps in existing houses, with calculations and settings.',
      'Emergency service for a district of 4,000 flats, every third week.',
      'Looked after the cold rooms of two supermarkets and a dairy.',
    ],
  },
  siteManager: {
    titles: {
      junior: ['Assistant site manager'],
      mid: ['Foreman bricklayer', 'Site manager, housing', 'Site manager, conversions'],
      senior: ['Senior site manager', 'Head of construction'],
    },
    held: ['Bricklayer', 'Site Manager', 'Senior Site Manager'],
    skills: [
      'Site Management',
      'Concrete Work',
      'Bricklaying',
      'Quantity Surveying',
      'Occupational Safety',
      'Civil Engineering',
      'Scaffolding',
      'Project Management',
    ],
    pay: 55_000,
    types: ['Full-time', 'Full-time', 'Contract'],
    workplaces: ['Construction', 'Builders', 'Civil Works'],
    learned: [
      ['Civil Engineering', 'Bachelor of Engineering'],
      ['Bricklaying', 'Journeyman'],
      ['Construction Management', 'Diploma'],
    ],
    opens: [
      'Thirty-two flats, a kindergarten on the ground floor, and a crane that has to leave before the school year begins.',
      'We build with our own crews. You know everybody on your site by name, and they know yours.',
    ],
    duties: [
      'Plan crews, deliveries and the crane, two weeks ahead and every morning anew',
      'Check measurements, quality and safety, and stop what is not safe',
      'Talk to neighbours before they talk to the council',
      'Keep a site diary that would stand up in court and never has to',
    ],
    wants: [
      'practice on building sites from the ground up',
      'a clear voice without shouting',
      'a feeling for costs',
    ],
    ask: {
      value: 'It rains for a week. What happens on your site?',
      answers: [
        'Inside work that I kept back for that week, repairs, training on the scaffold, and one call a day to the planner.',
        'The pump runs, the diary grows, and the crew does the stairs that nobody wanted to do in the sun.',
        'I tell the client on Monday, not on Friday. The rest is tarpaulins.',
        'We finish the cellar. A good plan always has a cellar.',
      ],
    },
    intros: [
      'Site manager who began with a trowel.',
      'I plan building sites on which people like to work and nobody gets hurt.',
      'Bricklayer: face brick, arches, chimneys, straight lines.',
    ],
    bios: [
      'I laid bricks for six years before I studied, and crews notice.',
      'Good sites are quiet. Where people shout, somebody forgot to plan.',
      'I have built housing, two bridges for bicycles and a fire station whose siren I tested myself.',
    ],
    deeds: [
      'Led a site of 48 flats, finished three weeks early and without a serious accident.',
      'Responsible for concrete and masonry with a crew of fourteen.',
      'Cut the waste of a site by half with deliveries by the day and a place for everything.',
    ],
  },
  architect: {
    titles: {
      junior: ['Junior architect', 'Draughtsperson, AutoCAD'],
      mid: ['Architect for conversions', 'Structural engineer', 'Interior designer'],
      senior: ['Senior architect, project lead'],
    },
    held: ['Junior Architect', 'Architect', 'Senior Architect'],
    skills: [
      'Architecture',
      'AutoCAD',
      'Building Information Modelling',
      'Structural Engineering',
      'Interior Design',
      '3D Modelling',
      'Urban Planning',
    ],
    pay: 52_000,
    types: ['Full-time', 'Part-time'],
    workplaces: ['Architects', 'Studio', 'Planning'],
    learned: [
      ['Architecture', 'Master of Arts'],
      ['Structural Engineering', 'Master of Science'],
      ['Interior Architecture', 'Bachelor of Arts'],
    ],
    opens: [
      'An old cannery is to become a library, and the neighbours have opinions. We look for somebody who enjoys both facts.',
      'We are a small office with a big model table. Everybody here draws, also those who sign.',
    ],
    duties: [
      'Draw from the first sketch to the detail that the carpenter asks about',
      'Build models, of cardboard and in the computer',
      'Sit at one table with clients, authorities and craftspeople',
      'Visit the site often enough to know its smell',
    ],
    wants: [
      'a sure hand in AutoCAD or a BIM program',
      'respect for what stands already',
      'drawings that others can build from',
    ],
    ask: {
      value: 'Name a small building that you admire.',
      answers: [
        'The ferry shelter in my home town: four posts, a roof, a bench, and the view in exactly the right place.',
        'A tool shed of my great-uncle. Every board can be replaced by one person with one ladder.',
        'A mountain hut whose door opens inwards, because of the snow. Somebody thought for a minute.',
        'A public toilet in a park that people photograph. It is clean because it is beautiful.',
      ],
    },
    intros: [
      'Architect for buildings that are already there.',
      'I draw details that can be built, and visit them.',
      'Structural engineer with a soft spot for timber.',
    ],
    bios: [
      'I prefer conversions to new buildings: somebody has left you a riddle, and it has windows.',
      'I worked on building sites during my studies, which has made my drawings shorter.',
      'What interests me most is the ground floor, where a building meets its street.',
    ],
    deeds: [
      'Planned the conversion of a school into 22 flats, from design to handover.',
      'Responsible for the model and the coordination of all trades in a health centre.',
      'Drew and supervised three timber houses, each below its budget.',
    ],
  },
  painter: {
    titles: {
      junior: ['Painter, trainees welcome'],
      mid: ['Painter and decorator', 'Painter for old buildings', 'Plasterer and painter'],
      senior: ['Foreman, finishing trades'],
    },
    held: ['Trainee Painter', 'Painter and Decorator', 'Foreman Painter'],
    skills: [
      'Painting and Decorating',
      'Plastering',
      'Tiling',
      'Drywall Installation',
      'Flooring Installation',
      'Roofing',
      'Scaffolding',
    ],
    pay: 37_000,
    types: ['Full-time', 'Contract', 'Temporary'],
    workplaces: ['Decorators', 'Interiors', 'Builders'],
    learned: [
      ['Painting and Decorating', 'Journeyman'],
      ['Dry Construction', 'Vocational diploma'],
    ],
    opens: [
      'We come last and are seen first. That is why we take our time with corners.',
      'From a stairwell of 1905 to a kindergarten in five colours: our list for this year is long and varied.',
    ],
    duties: [
      'Prepare walls properly, since paint only shows what is below',
      'Paint, paper and plaster, indoors and on scaffolds',
      'Mix a colour by eye when the sample is lost',
      'Leave rooms so clean that people ask whether you were there',
    ],
    wants: [
      'a sure hand and a head for heights',
      'friendliness towards people who live on the site',
      'a driving licence, or a good bicycle',
    ],
    ask: {
      value: 'What do people get wrong when they paint themselves?',
      answers: [
        'They start with the paint. Three quarters of the work is filling, sanding and tape.',
        'They buy the colour they saw on a small card and forget that a room has four walls.',
        'Cheap brushes. The rest can be mended.',
        'They do not take out the screws of the sockets.',
      ],
    },
    intros: [
      'Painter and decorator: straight edges, clean floors.',
      'Tiler and plasterer with a good eye and bad knees, so I wear pads.',
      'I like walls, and I like them smooth.',
    ],
    bios: [
      'I learned with an old master who made us paint with water for a month. I know why now.',
      'I enjoy occupied flats: one has to be quick, clean and good company.',
      'Colour is a craft. I have mixed a green that an old lady remembered from her childhood.',
    ],
    deeds: [
      'Painted stairwells, flats and two theatres, mostly in old buildings.',
      'Ran a crew of three on facades of up to five storeys.',
      'Restored stencilled ceilings in a villa, together with a conservator.',
    ],
  },
}
