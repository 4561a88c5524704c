import type { Role } from './role.ts'

export const industry: Record<string, Role> = {
  machinist: {
    titles: {
      junior: ['Machine operator, training provided'],
      mid: ['CNC machinist, turning and milling', 'CNC machinist, small batches'],
      senior: ['Machine shop supervisor'],
    },
    previousTitles: ['Machine Operator', 'CNC Machinist', 'Head of Machining'],
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
    education: [
      ['Precision Mechanics', 'Journeyman'],
      ['Machining Technology', 'Vocational diploma'],
    ],
    experience: 'in CNC machining',
    openers: {
      any: [
        '{company} is looking for a CNC machinist for small batches and prototypes. Our newest machine is a five-axis mill.',
        'You will work in a modern machine shop in {city} and produce parts for our own machines.',
      ],
      junior: [
        '{company} trains machine operators on the job in {city}. Technical interest matters more than certificates.',
      ],
      senior: ['{company} is looking for an experienced machinist to supervise its machine shop in {city}.'],
    },
    duties: {
      any: [
        'Set up and run CNC mills and lathes',
        'Write and adjust programs for batches of one to fifty',
        'Measure parts with calipers, micrometers and a coordinate measuring machine',
        'Select tools and cutting data',
        'Deburr, label and document finished parts',
        'Carry out daily machine maintenance',
      ],
      junior: [
        'Load and unload machines and check dimensions',
        'Learn to read drawings and set up tools',
        'Deburr, clean and pack finished parts',
        'Change tools and refill coolant as instructed',
      ],
      senior: [
        'Plan machine capacity and prioritise orders',
        'Train machinists and improve processes and tooling',
      ],
    },
    qualification: 'Completed training in metalworking or machining',
    requirements: [
      'Knowledge of at least one CNC control system',
      'Ability to read technical drawings and tolerances',
      'Accurate and able to work independently',
    ],
    screeningQuestion: {
      value: 'Which CNC controls and materials have you worked with?',
      answers: [
        'Heidenhain and Fanuc, mostly stainless steel and aluminium, some titanium.',
        'Siemens and Haas. Steel, brass and plastics, in batches from one to two hundred.',
        'Mainly Fanuc lathes with driven tools, for stainless and tool steel.',
        'Heidenhain on three and five axes, aluminium housings and fixtures.',
      ],
    },
    introductions: [
      'CNC machinist for turning and milling, experienced with five-axis machines.',
      'Machinist for small batches and prototypes.',
      'CNC machinist with programming and measuring experience.',
    ],
    bios: [
      'I trained on conventional machines and later learned CNC programming. I like demanding single parts.',
      'I have worked with stainless steel and aluminium for pumps and food machinery, with tight tolerances.',
      'An organised workplace and clean measuring tools are important to me.',
    ],
    achievements: [
      'Programmed and ran five-axis parts for pumps with a scrap rate below one percent.',
      'Reduced set-up times by a third with standard fixtures.',
      'Trained two apprentices in milling.',
    ],
  },
  mechanicalEngineer: {
    titles: {
      junior: ['Junior mechanical engineer'],
      mid: ['Mechanical engineer, machine design', 'Mechanical design engineer (CAD)'],
      senior: ['Senior mechanical engineer'],
    },
    previousTitles: ['Junior Engineer', 'Mechanical Engineer', 'Lead Engineer'],
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
    education: [
      ['Mechanical Engineering', 'Bachelor of Engineering'],
      ['Mechatronics', 'Bachelor of Engineering'],
      ['Electrical Engineering', 'Master of Science'],
    ],
    experience: 'in mechanical design',
    openers: {
      any: [
        '{company} develops and builds its own machines in {city}. We are looking for a mechanical engineer for our design team.',
        'You will design machine parts and assemblies and support them from the first concept to series production.',
      ],
      junior: [
        '{company} is looking for a graduate engineer who wants to gain experience in machine design in {city}.',
      ],
      senior: [
        '{company} is looking for a senior engineer to lead development projects for its machines in {city}.',
      ],
    },
    duties: {
      any: [
        'Design parts and assemblies in 3D CAD',
        'Prepare drawings, tolerances and bills of materials',
        'Calculate loads and select bearings, drives and materials',
        'Build and test prototypes with the workshop',
        'Support production and service with technical questions',
        'Document changes and maintain technical files',
      ],
      junior: [
        'Detail parts and update drawings under guidance',
        'Support tests and evaluate the results',
        'Prepare assembly instructions and spare parts lists',
        'Assemble prototypes together with the workshop',
      ],
      senior: [
        'Lead design projects including schedule and costs',
        'Carry out design reviews and risk assessments',
      ],
    },
    qualification: 'Degree in mechanical engineering',
    requirements: [
      'Very good knowledge of a 3D CAD system such as SolidWorks',
      'Understanding of manufacturing methods and costs',
      'Good communication with workshop and suppliers',
    ],
    screeningQuestion: {
      value: 'Describe a part or machine that you designed. What would you improve today?',
      answers: [
        'A conveyor with quick-release belts. Today I would use fewer different screws, because assembly needed four tools.',
        'A gripper for bottles. It worked well, but I would design it for easier cleaning.',
        'A welded frame for a test bench. I would involve the welders earlier, as two seams were hard to reach.',
        'A gearbox housing in cast iron. I would spend more time on the mould split, which caused extra machining.',
      ],
    },
    introductions: [
      'Mechanical engineer for machine design and prototypes.',
      'Design engineer with SolidWorks and manufacturing experience.',
      'Mechanical engineer for conveyor and handling systems.',
    ],
    bios: [
      'I design machines for the food and packaging industry and work closely with the workshop.',
      'Before my degree I trained as a mechanic, so I pay attention to assembly and maintenance.',
      "I like projects that go from a concept to a machine at the customer's site.",
    ],
    achievements: [
      'Designed a sorting unit that is now in series production.',
      'Reduced the parts of an assembly from 61 to 38 and its cost by a fifth.',
      'Responsible for CE documentation of three machine types.',
    ],
  },
  maintenanceTechnician: {
    titles: {
      junior: ['Maintenance assistant'],
      mid: [
        'Maintenance technician',
        'Industrial mechanic, maintenance',
        'Maintenance technician, electrical and mechanical',
      ],
      senior: ['Maintenance manager'],
    },
    previousTitles: ['Fitter', 'Maintenance Technician', 'Head of Maintenance'],
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
    education: [
      ['Industrial Mechanics', 'Journeyman'],
      ['Mechatronics', 'Vocational diploma'],
    ],
    experience: 'in industrial maintenance',
    openers: {
      any: [
        '{company} is looking for a maintenance technician to keep machines and building systems in {city} running safely.',
        'You will join the maintenance team in {city}. The work includes planned service, repairs and small improvement projects.',
        'Short downtimes are important for our production. That is why we are adding a technician to the maintenance team.',
      ],
      junior: [
        '{company} is looking for a technically interested person to support its maintenance team in {city} and learn on the job.',
      ],
      senior: [
        '{company} is looking for an experienced manager who is responsible for maintenance and technical safety in {city}.',
      ],
    },
    duties: {
      any: [
        'Carry out planned maintenance on machines and building systems',
        'Find and repair mechanical, electrical and pneumatic faults',
        'Replace bearings, belts, seals and sensors',
        'Record work and spare parts in the maintenance system',
        'Support the installation of new equipment',
        'Check safety devices and report risks',
        'Coordinate external service companies',
      ],
      junior: [
        'Assist with inspections, lubrication and repairs',
        'Look after tools and the spare parts store',
        'Replace filters, lamps and wear parts',
        'Record meter readings and inspection results',
      ],
      senior: [
        'Plan maintenance, budget and on-call duty',
        'Analyse causes of downtime and lead improvement projects',
      ],
    },
    qualification: 'Completed training as a mechanic, electrician or mechatronics technician',
    requirements: [
      'Systematic approach to fault finding',
      'Ability to read circuit diagrams and drawings',
      'Willingness to take part in an on-call rota',
      'Careful attention to lock-out procedures and safety rules',
    ],
    screeningQuestion: {
      value: 'A machine stops several times a day without a clear error message. How do you proceed?',
      answers: [
        'I talk to the operators, note times and conditions, check the sensors and connections first and then log the inputs of the controller.',
        'I look for a pattern: product, temperature, shift. Then I check cables in moving parts, because they are often the cause.',
        'I read the event log, measure the supply voltage and replace suspicious parts one at a time so that I know what helped.',
        'First safety, then a visual check, then the inputs and outputs in the controller while the machine is running.',
      ],
    },
    introductions: [
      'Maintenance technician for mechanical and electrical systems.',
      'Industrial mechanic with experience in food production.',
      'Mechatronics technician for maintenance and small automation projects.',
    ],
    bios: [
      'I trained as an industrial mechanic and later completed an electrical qualification, so I can handle most faults myself.',
      'I prefer planned maintenance to emergency repairs and have set up service plans in two companies.',
      'I am used to on-call duty and to explaining faults to production staff.',
    ],
    achievements: [
      'Reduced unplanned downtime of a packaging line by 30 percent.',
      'Introduced a maintenance plan and a spare parts list for 26 machines.',
      'Replaced the controls of three older machines.',
    ],
  },
  energyTechnician: {
    titles: {
      junior: ['Trainee wind turbine technician'],
      mid: ['Wind turbine technician', 'Service technician, wind turbines'],
      senior: ['Site lead, wind turbine service'],
    },
    previousTitles: ['Trainee Technician', 'Wind Turbine Technician', 'Crew Leader'],
    skills: [
      'Wind Turbine Maintenance',
      'Renewable Energy',
      'Hydraulics',
      'Solar Panel Installation',
      'Electrical Installation',
      'First Aid',
      'Project Management',
    ],
    pay: 50_000,
    types: ['Full-time', 'Full-time', 'Contract'],
    workplaces: ['Wind', 'Energy', 'Renewables'],
    education: [
      ['Energy Technology', 'Vocational diploma'],
      ['Electrical Engineering', 'Bachelor of Engineering'],
    ],
    experience: 'in the service of wind turbines or similar systems',
    openers: {
      any: [
        '{company} is looking for technicians who service and repair wind turbines in teams of two and three.',
        'You will travel to wind farms in the region around {city}, carry out inspections and repair electrical and mechanical faults.',
      ],
      junior: [
        '{company} trains wind turbine technicians in {city}. All safety and technical courses are part of your paid training.',
      ],
      senior: [
        '{company} is looking for an experienced technician to lead service teams from its base in {city}.',
      ],
    },
    duties: {
      any: [
        'Carry out planned service on turbines according to checklists',
        'Find and repair faults in electrical, hydraulic and mechanical systems',
        'Replace pumps, motors, sensors and control units',
        'Inspect blades, bolts and safety equipment',
        'Write service reports and order spare parts',
        'Work safely at height and according to permits',
      ],
      junior: [
        'Complete safety, rescue and high-voltage courses',
        'Assist experienced technicians on all service jobs',
        'Prepare tools, lifting gear and spare parts for the day',
        'Clean components and document inspections with photos',
      ],
      senior: [
        'Plan the work of several service teams',
        'Carry out safety briefings and technical inspections',
      ],
    },
    qualification: 'Training as an electrician, mechanic or mechatronics technician',
    requirements: [
      'Medical fitness for working at height',
      'Driving licence and willingness to travel',
      'Good English for manuals and reports',
    ],
    screeningQuestion: {
      value: 'What experience do you have with working at height or in remote places?',
      answers: [
        'Three years on telecom masts up to 80 metres, with valid rescue training.',
        'I have serviced cranes and lifts and hold a certificate for personal fall protection.',
        'I worked two summers on wind farms as an assistant and completed the GWO basic training.',
        'Mostly roofs and scaffolding so far. I have passed the medical check and am looking forward to the training.',
      ],
    },
    introductions: [
      'Wind turbine technician with GWO certificates.',
      'Service technician for wind turbines and hydraulics.',
      'Electrician with experience in wind and solar plants.',
    ],
    bios: [
      'I worked as an electrician before I moved to wind energy. I like working outdoors and in a small team.',
      'I have serviced turbines of several manufacturers and am confident with hydraulics and controls.',
      'Safety procedures come first for me, and I refresh my certificates every two years.',
    ],
    achievements: [
      'Serviced about ninety turbines a year in a team of two.',
      'Replaced pitch motors and hydraulic units on an offshore site.',
      'Safety representative of a service team with twelve people.',
    ],
  },
  qualityEngineer: {
    titles: {
      junior: ['Quality assistant'],
      mid: ['Quality engineer', 'Quality inspector', 'Quality engineer, suppliers'],
      senior: ['Quality manager'],
    },
    previousTitles: ['Quality Inspector', 'Quality Engineer', 'Head of Quality'],
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
    education: [
      ['Industrial Engineering', 'Bachelor of Engineering'],
      ['Production Technology', 'Diploma'],
    ],
    experience: 'in quality assurance',
    openers: {
      any: [
        '{company} is looking for a quality engineer who works with production, purchasing and customers to keep our standards high.',
        'In our quality team in {city} you will be responsible for inspections, complaints and continuous improvement.',
      ],
      junior: [
        '{company} is looking for an assistant in quality assurance in {city} who works accurately and likes to learn.',
      ],
      senior: [
        '{company} is looking for a quality manager who leads the quality team in {city} and develops its management system.',
      ],
    },
    duties: {
      any: [
        'Plan and carry out incoming, in-process and final inspections',
        'Analyse complaints and define corrective actions',
        'Maintain inspection plans and measuring equipment',
        'Carry out internal audits and supplier visits',
        'Evaluate quality data and report monthly figures',
        'Train production staff in quality standards',
      ],
      junior: [
        'Measure samples and record the results',
        'Help to keep inspection plans and records up to date',
        'Label and store samples and manage measuring equipment',
        'Enter complaints and prepare monthly statistics',
      ],
      senior: [
        'Be responsible for the quality management system and its certification',
        'Lead the quality team and report to management',
      ],
    },
    qualification: 'Technical training or a degree in engineering',
    requirements: [
      'Knowledge of ISO 9001 and common quality methods',
      'Confident use of measuring equipment and statistics',
      'Diplomatic and factual communication',
    ],
    screeningQuestion: {
      value: 'Tell us about a quality problem that you solved for good.',
      answers: [
        'Scratched surfaces on covers. The cause was a transport rack, so we changed the rack instead of adding inspections.',
        'A supplier delivered parts with varying hardness. We agreed on a test certificate per batch and a sample check.',
        'Missing screws in assembly. We introduced kits with counted parts, and the complaint has not come back since.',
        'Uneven seams. We found worn guides on two machines and added them to the maintenance plan.',
      ],
    },
    introductions: [
      'Quality engineer with audit experience and ISO 9001 knowledge.',
      'Quality inspector for metal and textile products.',
      'Quality engineer for suppliers and complaints.',
    ],
    bios: [
      'I worked in production before I moved to quality, so I look for solutions that are practical on the shop floor.',
      'I like finding root causes with data and with the people who do the work.',
      'I have prepared several certification audits and trained internal auditors.',
    ],
    achievements: [
      'Reduced customer complaints by 45 percent in two years.',
      'Prepared ISO 9001 certification, passed without major findings.',
      'Introduced statistical process control on four lines.',
    ],
  },
  tailor: {
    titles: {
      junior: ['Sewing assistant, training provided'],
      mid: ['Tailor, alterations and repairs', 'Sewing machinist', 'Pattern cutter'],
      senior: ['Sewing workshop manager'],
    },
    previousTitles: ['Seamstress', 'Tailor', 'Head of Sewing'],
    skills: [
      'Sewing',
      'Tailoring',
      'Quality Control',
      'Fashion Design',
      'Production Planning',
      'Upholstery',
      'Laundry and Ironing',
    ],
    pay: 33_000,
    types: ['Full-time', 'Part-time'],
    workplaces: ['Textiles', 'Clothing', 'Atelier'],
    education: [
      ['Tailoring', 'Journeywoman'],
      ['Fashion Design', 'Bachelor of Arts'],
      ['Clothing Technology', 'Vocational diploma'],
    ],
    experience: 'in professional sewing or tailoring',
    openers: {
      any: [
        '{company} is looking for skilled sewing staff for its workshop in {city}.',
        'In our workshop in {city} we produce and repair clothing in small series. We are looking for someone with a steady hand and an eye for detail.',
        'Our sewing team needs support. You will work at industrial machines in a bright workshop with a small team.',
      ],
      junior: [
        '{company} offers beginners a start in its sewing workshop in {city}, with training at industrial machines.',
      ],
      senior: ['{company} is looking for an experienced tailor to manage its sewing workshop in {city}.'],
    },
    duties: {
      any: [
        'Sew garments and accessories on industrial machines',
        'Cut fabric according to patterns',
        'Repair zips, seams and tears and replace fabric panels',
        'Check finished pieces for fit and quality',
        'Prepare samples for new collections',
        'Adjust and clean machines and change needles and threads',
      ],
      junior: [
        'Learn to sew straight seams, hems and simple parts',
        'Sort, iron and prepare pieces for finishing',
        'Sew on labels, buttons and simple repairs',
        'Cut thread, check seams and pack finished pieces',
      ],
      senior: ['Plan production and distribute work in the team', 'Check quality and train new staff'],
    },
    qualification: 'Training as a tailor or experience with industrial sewing machines',
    requirements: [
      'Knowledge of fabrics and processing techniques',
      'Accurate and steady way of working',
      'Team spirit and punctuality',
    ],
    screeningQuestion: {
      value: 'Which machines and materials have you worked with?',
      answers: [
        'Lockstitch, overlock and coverstitch machines, mainly jersey and cotton.',
        'Walking-foot machines with canvas and tent fabric, and hand sewing for repairs.',
        'Industrial machines for shirts and trousers, linen and wool, plus buttonhole and bartack machines.',
        'Domestic and industrial machines. I have sewn curtains, costumes and outdoor clothing.',
      ],
    },
    introductions: [
      'Tailor for alterations, repairs and made-to-measure pieces.',
      'Sewing machinist with experience in small series.',
      'Pattern cutter with CAD and manual skills.',
    ],
    bios: [
      'I trained as a tailor and have worked in a theatre workshop and in industrial production.',
      'I like repairing good clothing so that it can be worn for longer.',
      'I am fast and accurate at the machine and enjoy working with linen and wool.',
    ],
    achievements: [
      'Sewed samples and small series for two collections a year.',
      'Repaired about forty outdoor garments a week.',
      'Trained four colleagues on overlock and coverstitch machines.',
    ],
  },
}
