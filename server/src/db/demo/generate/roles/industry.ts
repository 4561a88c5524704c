import type { Role } from '../role.ts'

export const industry: Record<string, Role> = {
  machinist: {
    titles: {
      junior: ['Machine operator, training on the job'],
      mid: ['CNC machinist, turning and milling', 'Toolmaker', 'CNC machinist, single pieces'],
      senior: ['Head of the machine shop'],
    },
    held: ['Machine Operator', 'CNC Machinist', 'Head of Machining'],
    skills: [
      'CNC Machining',
      'CNC Programming',
      'Blueprint Reading',
      'Toolmaking',
      'Welding',
      'Machine Maintenance',
      'Quality Control',
    ],
    pay: 44_000,
    workplaces: ['Precision', 'Metalworks', 'Tooling'],
    learned: [
      ['Precision Mechanics', 'Journeyman'],
      ['Machining Technology', 'Vocational diploma'],
    ],
    opens: [
      'Small series, tight tolerances, and parts that you can hold in one hand: our machine shop makes what cannot be bought.',
      'A new five-axis machine stands in hall two and waits for somebody who is not afraid of it.',
    ],
    duties: [
      'Program and set up milling and turning machines for runs of one to fifty',
      'Measure your own parts and sign for them',
      'Sharpen, replace and order tools before they are missed',
      'Suggest changes to the drawing where a part could be made more simply',
    ],
    wants: [
      'a finished training in metal',
      'reading drawings like others read newspapers',
      'order at the workplace',
    ],
    ask: {
      value: 'What does a good sound at the machine sound like?',
      answers: [
        'Like tearing silk. When it turns into a whistle, I have about ten seconds.',
        'Even and a little bored.',
        'I hear the coolant more than the cutter. When the cutter wins, the feed is wrong.',
        'Like the same song every time. One wrong note, and my hand is on the button.',
      ],
    },
    intros: [
      'CNC machinist for parts that fit at the first try.',
      'Toolmaker. A hundredth is a lot.',
      'Welder, certified in steel and stainless, with tidy seams.',
    ],
    bios: [
      'I started at a lathe older than my father and learned to hear. Today I program, but I still listen.',
      'I like single pieces and odd materials. Series are for robots, which I can set up as well.',
      'Order is half of the tolerance. My drawers have labels, and my labels are right.',
    ],
    deeds: [
      'Programmed and ran five-axis parts for pumps, with scrap below one percent.',
      'Built injection moulds from drawing to first shot.',
      'Reduced set-up times from two hours to forty minutes with standard vices and a tool list.',
    ],
  },
  mechanicalEngineer: {
    titles: {
      junior: ['Junior mechanical engineer'],
      mid: [
        'Mechanical engineer, machine design',
        'Automation engineer',
        'Design engineer, special machines',
      ],
      senior: ['Lead engineer'],
    },
    held: ['Junior Engineer', 'Mechanical Engineer', 'Lead Engineer'],
    skills: [
      'Mechanical Engineering',
      'SolidWorks',
      'Industrial Automation',
      'PLC Programming',
      'Embedded Systems',
      'MATLAB',
      'Robotics',
      'Hydraulics',
    ],
    pay: 63_000,
    workplaces: ['Engineering', 'Machines', 'Automation'],
    learned: [
      ['Mechanical Engineering', 'Bachelor of Engineering'],
      ['Mechatronics', 'Bachelor of Engineering'],
      ['Electrical Engineering', 'Master of Science'],
    ],
    opens: [
      'The next machine has to do the same in half of the space. The drawing is empty, and the coffee is good.',
      'We design, build and repair under one roof, so you will meet every part that you drew.',
    ],
    duties: [
      'Design assemblies that can be built, cleaned and repaired',
      'Calculate where it matters and test where it matters more',
      'Write programs for controllers and bring machines into service at the customer',
      'Keep parts lists that purchasing can rely on',
    ],
    wants: [
      'a degree in engineering, or years at a drawing board',
      'a workshop in your past',
      'readiness to travel about twenty days a year',
    ],
    ask: {
      value: 'Which part did you once design badly, and what did you learn?',
      answers: [
        'A cover with eleven screws. The first fitter sent me a photo of his thumb. Now it has two and a hinge.',
        'A bracket that was strong enough for everything except the forklift.',
        'A gear box without a drain. I now begin each drawing with the person who has to change the oil.',
        'A frame that fitted through every door of the plan, but not through the door of the customer.',
      ],
    },
    intros: [
      'Mechanical engineer who asks the fitter first.',
      'Automation engineer: controllers, sensors, and machines that start on Monday.',
      'I design machines that are easy to clean.',
    ],
    bios: [
      'I trained as a fitter before I studied, so my screws can be reached with a spanner.',
      'I like the weeks in which a machine runs for the first time and everybody stands around it pretending to be relaxed.',
      'My best ideas came from service reports. People who repair know everything.',
    ],
    deeds: [
      'Designed a filling station for powders that is cleaned in twelve minutes instead of fifty.',
      'Put nineteen machines into service in seven countries.',
      'Led a team of four from the first sketch to a series of thirty machines.',
    ],
  },
  maintenanceTechnician: {
    titles: {
      junior: ['Junior maintenance technician'],
      mid: [
        'Maintenance technician, three shifts',
        'Electronics technician',
        'Service technician in the field',
      ],
      senior: ['Head of maintenance'],
    },
    held: ['Fitter', 'Maintenance Technician', 'Head of Maintenance'],
    skills: [
      'Machine Maintenance',
      'Hydraulics',
      'Electrical Installation',
      'PLC Programming',
      'Electronics Repair',
      'Occupational Safety',
      'Soldering',
    ],
    pay: 46_000,
    workplaces: ['Plant', 'Works', 'Industries'],
    learned: [
      ['Industrial Mechanics', 'Journeyman'],
      ['Mechatronics', 'Vocational diploma'],
    ],
    opens: [
      'When a machine stands still, it becomes very quiet, and everybody looks at you. The rest of the time you make sure that this seldom happens.',
      'Our oldest machine is from 1968 and the newest talks to the cloud. We need somebody who gets on with both.',
    ],
    duties: [
      'Plan and carry out maintenance before things break',
      'Find faults in mechanics, electrics and pneumatics',
      'Keep the store of spare parts small and right',
      'Write repairs down so that the next shift can read them',
    ],
    wants: [
      'a technical training',
      'shift work without grumbling, or with charm',
      'safe habits around energy of every kind',
    ],
    ask: {
      value: 'Describe a repair that was supposed to be impossible.',
      answers: [
        'A control from 1984 without spare parts. I found the maker’s apprentice, now retired, who had three in his garage.',
        'A bearing in the middle of a shaft of nine metres. We cut a window, changed it and closed the window with a hatch. Next time it takes an hour.',
        'A press that nobody wanted to stop. We changed the pump at full moon between two shifts, with four people and a stopwatch.',
        'A label printer in the cold store that died every winter. It now lives in a picnic box with a 15 watt lamp.',
      ],
    },
    intros: [
      'Maintenance technician. I would rather plan than run, but I can run.',
      'Service technician with a full van and a good map.',
      'Electronics technician: I repair boards that others throw away.',
    ],
    bios: [
      'I like machines for being honest. They tell you what is wrong, if you know their language.',
      'I have kept bottling lines, looms and an ice cream factory running. The last one was the best paid, in ice cream.',
      'A good store room is a poem. Mine have had shelves with names.',
    ],
    deeds: [
      'Raised the availability of a packaging line from 81 to 93 percent within a year.',
      'Responsible for preventive maintenance of 40 machines in three shifts.',
      'Repaired controls and drives at customers in two countries, alone and on time.',
    ],
  },
  energyTechnician: {
    titles: {
      junior: ['Trainee wind turbine technician'],
      mid: ['Wind turbine technician', 'Service technician, wind', 'Blade repair technician'],
      senior: ['Crew leader, wind'],
    },
    held: ['Trainee Technician', 'Wind Turbine Technician', 'Crew Leader'],
    skills: [
      'Renewable Energy',
      'Wind Turbine Maintenance',
      'Solar Panel Installation',
      'Electrical Installation',
      'Hydraulics',
      'First Aid',
      'Project Management',
    ],
    pay: 50_000,
    types: ['Full-time', 'Full-time', 'Contract'],
    workplaces: ['Wind', 'Energy', 'Renewables'],
    learned: [
      ['Energy Technology', 'Vocational diploma'],
      ['Electrical Engineering', 'Bachelor of Engineering'],
    ],
    opens: [
      'Our office is a van, and our view is the best in the country, at ninety metres, when the weather allows.',
      'More plants are waiting for us than we have crews. We add one crew a year and train it well.',
    ],
    duties: [
      'Service and repair plants in a crew of three, with lists that have a reason',
      'Inspect blades, bolts, converters and cables',
      'Decide together whether the weather is good enough, where one no is enough',
      'Report what you found, with photos',
    ],
    wants: [
      'a training in electrics or mechanics',
      'fitness and a head for heights',
      'nights away from home, about six a month',
    ],
    ask: {
      value: 'When did you last say no for reasons of safety?',
      answers: [
        'In March: wind within the limit but rising, and a new colleague. We drank tea and came back the next day. Nobody complained.',
        'When a ladder had been inspected by somebody who was on holiday at that date.',
        'Last week, to myself. I had slept badly and did the ground work.',
        'A customer wanted panels on a roof I would not have walked on. I sent him a roofer instead of a quote.',
      ],
    },
    intros: [
      'Wind turbine technician. Ninety metres is a nice height to think.',
      'Service technician, wind. Good knots, good notes.',
      'I keep wind turbines turning, and come down before the storm.',
    ],
    bios: [
      'I was a ship’s electrician and came ashore for my children. The wind has remained the same.',
      'In a crew of three you cannot hide. I like that, and so far I have been missed when I left.',
      'I got into renewable energy by way of my own roof. My neighbours were my first customers.',
    ],
    deeds: [
      'Serviced 60 turbines in two wind farms, with the training of new colleagues.',
      'Installed roofs from 5 to 300 kilowatts and handed over each of them with its own folder.',
      'Led a crew of three for four years without an accident.',
    ],
  },
  qualityEngineer: {
    titles: {
      junior: ['Quality inspector'],
      mid: ['Quality engineer', 'Production planner', 'Lean coordinator'],
      senior: ['Head of quality', 'Production manager'],
    },
    held: ['Quality Inspector', 'Quality Engineer', 'Head of Quality'],
    skills: [
      'Quality Management',
      'Quality Control',
      'Production Planning',
      'Lean Manufacturing',
      'Statistics',
      'Auditing',
      'Microsoft Excel',
    ],
    pay: 53_000,
    workplaces: ['Manufacturing', 'Products', 'Works'],
    learned: [
      ['Industrial Engineering', 'Bachelor of Engineering'],
      ['Production Technology', 'Diploma'],
    ],
    opens: [
      'Complaints are rare here, and each of them is discussed at the machine and not in a meeting room. You will lead that talk.',
      'Our production doubled in four years, and our way of planning it did not.',
    ],
    duties: [
      'Measure what matters, and stop measuring what does not',
      'Lead the search for causes after a complaint until everybody believes the answer',
      'Prepare and carry out audits without drama',
      'Improve workplaces together with those who work there',
    ],
    wants: [
      'a technical education',
      'figures and people, in this order on some days and the other way round on most',
      'plain writing',
    ],
    ask: {
      value: 'Which rule would you abolish first?',
      answers: [
        'Signatures that nobody reads. In my last firm there were nine on one form.',
        'The monthly prize for the fewest reported faults. It works too well.',
        'Final inspection of everything. I would rather know at the second step than at the ninth.',
        'None in the first month. First I want to hear why they exist.',
      ],
    },
    intros: [
      'Quality engineer. I ask why five times and stay friendly.',
      'Production planner with a calm hand and a large board.',
      'I make processes shorter, and can show by how much.',
    ],
    bios: [
      'I learned quality from a baker who threw away a whole batch because of the smell. I had noticed nothing.',
      'I believe in standing where the work is done. Most of my ideas were told to me there.',
      'An audit is a good day, if one has told the truth on all the other days.',
    ],
    deeds: [
      'Halved complaints within two years, mainly by making the first step better.',
      'Planned the production of 1,200 articles on nine lines.',
      'Led the certification of the plant, together with a group from every shift.',
    ],
  },
  tailor: {
    titles: {
      junior: ['Sewing machine operator'],
      mid: ['Tailor for samples', 'Pattern cutter', 'Tailor for repairs'],
      senior: ['Head of the sewing room'],
    },
    held: ['Seamstress', 'Tailor', 'Head of Sewing'],
    skills: [
      'Sewing',
      'Tailoring',
      'Fashion Design',
      'Quality Control',
      'Production Planning',
      'Upholstery',
      'Laundry and Ironing',
    ],
    pay: 33_000,
    types: ['Full-time', 'Part-time'],
    workplaces: ['Textiles', 'Clothing', 'Atelier'],
    learned: [
      ['Tailoring', 'Journeywoman'],
      ['Fashion Design', 'Bachelor of Arts'],
      ['Clothing Technology', 'Vocational diploma'],
    ],
    opens: [
      'A jacket of ours consists of 43 pieces, and somebody has to love each of them.',
      'We make clothes that can be repaired, and we repair them. The pile is high and the light is good.',
    ],
    duties: [
      'Sew samples and small series from linen, wool and canvas',
      'Adjust patterns with the designer until the sleeve hangs right',
      'Repair pieces that customers send back after years',
      'Check seams, and say so when one is not good enough',
    ],
    wants: ['a finished training, or many metres of practice', 'speed that does not show', 'care for cloth'],
    ask: {
      value: 'What is the most beautiful seam that you know?',
      answers: [
        'The flat felled seam. It is the same from both sides and has nothing to hide.',
        'The hand-rolled edge of a handkerchief. My grandmother did forty centimetres in an evening.',
        'A good repair that one only finds with the fingers.',
        'The armhole of a coat, when it is right. One can tell by the way the person stands.',
      ],
    },
    intros: [
      'Tailor. I repair with the same care with which I make.',
      'Pattern cutter for clothes in which one can raise an arm.',
      'Seamstress with a light foot on the pedal.',
    ],
    bios: [
      'I learned in a theatre, where a costume has to survive sixty performances and a fall through a trapdoor.',
      'I can look at a coat and tell who made it. Cloth has handwriting.',
      'I like a sewing room with music, daylight and a little rivalry.',
    ],
    deeds: [
      'Sewed samples for two collections a year, from paper pattern to photo.',
      'Led a room of nine, with the training of two apprentices.',
      'Made costumes for eleven productions, a flying one among them.',
    ],
  },
}
