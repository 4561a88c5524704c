import type { Role } from './role.ts'

export const building: Record<string, Role> = {
  joiner: {
    titles: {
      junior: ['Apprentice joiner'],
      mid: ['Joiner, windows and doors', 'Carpenter, roofs and timber frames', 'Cabinet maker'],
      senior: ['Master joiner', 'Joinery workshop foreman'],
    },
    previousTitles: ['Apprentice Joiner', 'Joiner', 'Workshop Foreman'],
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
    education: [
      ['Joinery', 'Journeyman'],
      ['Carpentry', 'Vocational diploma'],
    ],
    experience: 'as a joiner, carpenter or cabinet maker',
    openers: {
      any: [
        '{company} is looking for a joiner to strengthen its team in {city}. Our order book is full until next spring, and most of the work is made to measure.',
        'You will join an experienced workshop team that makes and fits windows, doors and built-in furniture for private homes and public buildings in and around {city}.',
        'We are hiring for our joinery team in {city}. The work covers new builds as well as repairs to listed buildings.',
      ],
      junior: [
        'Would you like to learn or deepen the joinery trade? {company} offers a place in its workshop in {city} with patient trainers and real orders from the start.',
      ],
      senior: [
        '{company} is looking for an experienced joiner to run its workshop in {city}, from order planning to final inspection.',
      ],
    },
    duties: {
      any: [
        'Make windows, doors and fitted furniture from drawings',
        'Take site measurements and prepare cutting lists',
        'Fit finished pieces on site, usually in teams of two',
        'Operate the panel saw, planer, spindle moulder and edge bander',
        'Select timber and boards for each order and check them for defects',
        'Sand, oil and varnish finished surfaces',
        'Keep machines, blades and your workplace clean and in good order',
      ],
      junior: [
        'Learn hand and machine joinery step by step alongside an experienced joiner',
        'Help with cutting, assembly and fitting on site',
        "Prepare boards, fittings and tools for the day's orders",
        'Clean machines and sort offcuts and timber',
      ],
      senior: [
        'Plan orders, materials and deadlines for the workshop',
        'Check drawings and finished work, and train our apprentices',
      ],
    },
    qualification: 'A completed apprenticeship as a joiner or carpenter, or comparable skills',
    requirements: [
      'Driving licence for vans up to 3.5 tonnes',
      'Ability to read technical drawings and work to the millimetre',
      "Careful and friendly manner when working in customers' homes",
      'Safe working habits at woodworking machines',
    ],
    screeningQuestion: {
      value: 'Which joinery project are you most proud of, and what was your part in it?',
      answers: [
        'A set of 14 box sash windows for a house from 1905. I measured, built and fitted them with one colleague, and I made the template for the arched heads.',
        'An oak library wall with hidden doors. I did the cutting list, the veneering and the fitting. It took seven weeks and the hinges still line up.',
        'The roof of a farm building that we replaced in three weeks. I cut the rafters and was responsible for the joints on site.',
        'A reception desk in curved ash plywood. I built the former and worked out the lamination, which I had not done before.',
      ],
    },
    introductions: [
      'Joiner with a focus on windows and doors, in the workshop and on site.',
      'Carpenter for roofs, timber frames and repairs to old buildings.',
      'Cabinet maker for fitted kitchens, wardrobes and single pieces.',
    ],
    bios: [
      'I trained in a small village joinery where we made everything from kitchen drawers to barn doors, so I know most machines and most materials.',
      'My main field is made-to-measure interiors. I like to follow a piece from the first measurement to the day it is fitted.',
      'I have worked in the workshop and on building sites and enjoy the mix. Customers tell me that I explain things well and leave the place tidy.',
    ],
    achievements: [
      'Made and fitted windows and front doors for listed houses.',
      'Led the replacement of a barn roof with a team of four, on time and without accidents.',
      'Fitted about forty kitchens and wardrobes a year, from measurement to handover.',
    ],
  },
  electrician: {
    titles: {
      junior: ['Apprentice electrician'],
      mid: [
        'Electrician, residential and commercial',
        'Service electrician',
        'Electrician, installation and testing',
      ],
      senior: ['Master electrician', 'Project lead, electrical installation'],
    },
    previousTitles: ['Apprentice Electrician', 'Electrician', 'Master Electrician'],
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
    education: [
      ['Electrical Installation', 'Journeyman'],
      ['Electrical Engineering', 'Vocational diploma'],
    ],
    experience: 'as an electrician',
    openers: {
      any: [
        'Demand for electrical work is growing and so is our team. {company} is looking for an electrician who works carefully and likes contact with customers.',
        'For our sites in and around {city} we are looking for a qualified electrician. You will have your own van and a fixed team.',
        '{company} plans, installs and maintains electrical systems in {city}. We are adding one more person to the installation team.',
        'You will carry out installation and service jobs in and around {city}, from the first cable run to the final test report.',
      ],
      junior: [
        '{company} trains electricians in {city}. You will be assigned to a fixed team and learn the trade on real projects.',
      ],
      senior: [
        'For larger projects in and around {city}, {company} is looking for an experienced electrician who leads teams and is responsible for quality.',
      ],
    },
    duties: {
      any: [
        'Install wiring, distribution boards, sockets and lighting in new and existing buildings',
        'Find and repair faults in low-voltage systems',
        'Connect heat pumps, charging points, solar inverters and batteries',
        'Test installations and complete the test certificates',
        'Explain the finished work to customers and hand over the documents',
        'Order material for your jobs and keep the van stocked',
        'Carry out periodic inspections of electrical equipment',
      ],
      junior: [
        'Pull cables, mount boxes and prepare boards under supervision',
        'Attend vocational school and prepare for your trade test with our support',
        'Drill, chase and mount trunking together with a qualified electrician',
        'Label boards and help with test measurements',
      ],
      senior: [
        'Plan jobs, estimate hours and material, and coordinate with other trades',
        'Approve installations and supervise apprentices on site',
      ],
    },
    qualification: 'Completed training as an electrician with a valid licence for your country',
    requirements: [
      'Good knowledge of current wiring regulations',
      'Driving licence for a van',
      'Willingness to work at height and in occupied buildings',
      'Structured approach to fault finding and clear reports',
    ],
    screeningQuestion: {
      value: 'Describe a difficult electrical fault that you found. How did you narrow it down?',
      answers: [
        'A residual current device tripped about once a month. I logged it for two weeks and found a garden pump with a damaged cable that only got wet when it rained.',
        'A bakery lost one phase every night at about four. I measured at the main board and found a loose neutral that heated up when the ovens started.',
        'Flickering light in an office. It was a dimmer that did not match the new LED drivers. I swapped one on trial and measured again before replacing the rest.',
        'A machine stopped at random. I checked the supply, then the control circuit, and found a broken wire inside a drag chain by moving it while measuring.',
      ],
    },
    introductions: [
      'Electrician for homes and small businesses, including testing and certificates.',
      'Service electrician with experience in fault finding and maintenance.',
      'Electrician specialised in charging points, heat pumps and solar connections.',
    ],
    bios: [
      'I trained with a family firm and have since worked on housing, schools and workshops. I keep boards labelled and documents complete.',
      'Fault finding is the part of the job I like best. I work step by step and write down what I have measured.',
      'I like explaining to customers what was done and why. Safety comes first for me, even when the schedule is tight.',
    ],
    achievements: [
      'Rewired about thirty flats a year, most of them while occupied.',
      'Installed and commissioned 85 charging points for company car parks.',
      'Responsible for the maintenance contracts of four schools and a swimming pool.',
    ],
  },
  heatingEngineer: {
    titles: {
      junior: ['Apprentice plumber and heating fitter'],
      mid: ['Heat pump installer', 'Plumber, service and repairs', 'Heating engineer'],
      senior: ['Heating project manager'],
    },
    previousTitles: ['Apprentice Plumber', 'Plumber and Heating Fitter', 'Heating Project Manager'],
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
    education: [
      ['Plumbing and Heating', 'Journeyman'],
      ['Building Services', 'Vocational diploma'],
    ],
    experience: 'in plumbing and heating',
    openers: {
      any: [
        'We are replacing gas boilers with heat pumps all over {city} and need another heating engineer on the installation team.',
        '{company} is looking for a plumber and heating fitter for installations and service calls in the {city} area.',
        'You will install and maintain modern heating systems for private customers in {city}, from survey to handover.',
      ],
      junior: [
        'Start your career in plumbing and heating at {company} in {city}, with a focus on heat pumps and modern systems.',
      ],
      senior: [
        '{company} is looking for a project manager who takes heating projects in {city} from the first site visit to handover.',
      ],
    },
    duties: {
      any: [
        'Install heat pumps, hot water tanks and low-temperature radiators',
        'Repair leaks, pumps, valves and heating controls',
        'Commission systems and set heating curves and flow rates',
        'Carry out annual maintenance and refrigerant checks',
        'Show customers how to use their new heating',
        'Measure rooms and pipework for upcoming installations',
        'Record work, material and readings on the tablet',
      ],
      junior: [
        'Assist on installations and learn soldering, pressing and pipe bending',
        'Attend vocational school in blocks, with all fees and books paid',
        'Drain, flush and refill heating systems with an experienced fitter',
        'Load the van and prepare material for the next job',
      ],
      senior: [
        'Calculate heat loads, prepare quotations and plan installation dates',
        'Lead two installation teams and approve the finished systems',
      ],
    },
    qualification: 'Completed training in plumbing, heating or refrigeration',
    requirements: [
      'Refrigerant handling certificate, or willingness to get one at our cost',
      'Driving licence and good local knowledge',
      'Friendly and clear communication with customers',
      'Good physical fitness for work in cellars and on ladders',
    ],
    screeningQuestion: {
      value: 'A customer says the new heat pump does not heat the house enough. What do you check first?',
      answers: [
        'The heating curve and the flow temperature, then the hydraulic balance. After that I ask whether they turn it down at night.',
        'I measure flow and return, check the filter and the system pressure, and bleed the radiators before I change any settings.',
        'First the error log and the operating hours, then whether the immersion heater has been running. Often the settings were never finished at commissioning.',
        'I ask which rooms are cold and at what time of day. One cold room is usually balancing, a cold house is usually the curve.',
      ],
    },
    introductions: [
      'Plumber and heating fitter for installation, maintenance and repairs.',
      'Heat pump installer, including commissioning and customer training.',
      'Heating and refrigeration technician with experience in homes and shops.',
    ],
    bios: [
      'I learned the trade on oil and gas boilers and moved to heat pumps early on. I took the manufacturer courses in my own time.',
      'I work on installations and service calls alike. Service has taught me what goes wrong later, which makes my installations better.',
      "Customers' homes are my workplace, so I keep them clean and come at the agreed time.",
    ],
    achievements: [
      'Installed more than sixty heat pumps in existing houses, including calculation and commissioning.',
      'Took part in the emergency service for 4,000 flats every third week.',
      'Maintained the cold rooms of two supermarkets and a dairy.',
    ],
  },
  siteManager: {
    titles: {
      junior: ['Assistant site manager'],
      mid: ['Site manager, residential', 'Site manager, refurbishment', 'Site manager, public buildings'],
      senior: ['Senior site manager', 'Head of construction'],
    },
    previousTitles: ['Bricklayer', 'Site Manager', 'Senior Site Manager'],
    skills: [
      'Site Management',
      'Project Management',
      'Occupational Safety',
      'Concrete Work',
      'Bricklaying',
      'Quantity Surveying',
      'Civil Engineering',
      'Scaffolding',
    ],
    pay: 55_000,
    types: ['Full-time', 'Full-time', 'Contract'],
    workplaces: ['Construction', 'Builders', 'Civil Works'],
    education: [
      ['Civil Engineering', 'Bachelor of Engineering'],
      ['Bricklaying', 'Journeyman'],
      ['Construction Management', 'Diploma'],
    ],
    experience: 'in site management',
    openers: {
      any: [
        'For a housing project with 32 flats and a nursery on the ground floor we are looking for a site manager who stays with the project from foundation to handover.',
        '{company} builds with its own crews. We need a site manager who plans well, communicates clearly and takes safety seriously.',
      ],
      junior: [
        'Have you recently finished your studies or your training, and would you like to work on site? {company} offers a start in site management in {city}.',
      ],
      senior: [
        '{company} is looking for an experienced site manager to take responsibility for large projects in {city}, including budgets, schedules and staff.',
      ],
    },
    duties: {
      any: [
        'Plan crews, deliveries and crane times for the coming two weeks',
        'Coordinate subcontractors and run the weekly site meeting',
        'Check quality, dimensions and safety on site every day',
        'Keep the site diary and document progress with photos',
        'Control costs and prepare monthly progress claims',
        'Manage defects and hand over finished sections to the client',
      ],
      junior: [
        'Support the site manager with schedules, orders and measurements',
        'Keep the site diary and follow up open points with subcontractors',
        'Check deliveries and record daily progress',
        'Update drawings and lists for subcontractors',
      ],
      senior: [
        'Lead several sites and their site managers, including budgets and staffing',
        'Negotiate with clients, authorities and subcontractors',
      ],
    },
    qualification:
      'Degree in civil engineering or construction management, or a trade qualification with site experience',
    requirements: [
      'Good knowledge of building regulations and safety law',
      'Confident use of scheduling software and spreadsheets',
      'Driving licence and willingness to be on site from 7 am',
    ],
    screeningQuestion: {
      value: 'Heavy rain stops work on your site for a week. How do you handle it?',
      answers: [
        'I keep a list of indoor work for such weeks, secure the excavation and the scaffolding, and tell the client about the delay on the first day.',
        'I move crews to another section, check the pumps twice a day and update the schedule together with the subcontractors.',
        'I use the time for training, repairs and deliveries. Then I plan which activities can run in parallel to recover two or three days.',
        'First safety and drainage, then the schedule. I document the weather in the site diary because of the contract.',
      ],
    },
    introductions: [
      'Site manager for housing, with a background in bricklaying.',
      'Site manager for new builds and refurbishment, strong in scheduling.',
      'Civil engineer with site experience in concrete and masonry.',
    ],
    bios: [
      'I worked as a bricklayer for six years before I studied civil engineering, which helps when I plan work with the crews.',
      'My sites are well organised because I plan deliveries and trades early. Safety briefings are part of every Monday.',
      'I have built housing, a fire station and two cycle bridges, as assistant first and later with full responsibility.',
    ],
    achievements: [
      'Managed a site with 48 flats, handed over three weeks early and without a serious accident.',
      'Responsible for concrete and masonry work with a crew of fourteen.',
      'Reduced site waste by half through daily deliveries and sorted containers.',
    ],
  },
  architect: {
    titles: {
      junior: ['Junior architect'],
      mid: ['Architect, refurbishment', 'Project architect', 'Architect, schools and public buildings'],
      senior: ['Senior architect, project lead'],
    },
    previousTitles: ['Junior Architect', 'Architect', 'Senior Architect'],
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
    education: [
      ['Architecture', 'Master of Arts'],
      ['Structural Engineering', 'Master of Science'],
      ['Interior Architecture', 'Bachelor of Arts'],
    ],
    experience: 'in an architecture practice',
    openers: {
      any: [
        '{company} has won a competition for a school extension and is looking for an architect to join the project team.',
        'We are a practice with schools, health centres and housing in our portfolio. For our studio in {city} we are looking for an architect who enjoys construction detail as much as design.',
        'You will work on public buildings in and around {city}, from concept design to site supervision, in a team of four to six people.',
      ],
      junior: [
        '{company} offers graduates in architecture a start in {city}, with projects in all phases and a personal mentor.',
      ],
      senior: [
        '{company} is looking for an experienced architect to lead public building projects in {city} from competition to completion.',
      ],
    },
    duties: {
      any: [
        'Develop designs, working drawings and details in AutoCAD and BIM',
        'Prepare building permit applications and agree them with the authorities',
        'Build physical and digital models for clients and competitions',
        'Coordinate structural, mechanical and electrical engineers',
        'Write specifications and compare tenders',
        'Visit sites regularly and check work against the drawings',
        'Present project status to clients and users',
      ],
      junior: [
        'Draw plans and details and keep the project model up to date',
        'Research materials and products and prepare presentations',
        'Build models for competitions and client meetings',
        'Prepare drawings for building permits under guidance',
      ],
      senior: [
        'Lead a project team and be responsible for deadlines, costs and quality',
        'Act as the main contact for the client and the authorities',
      ],
    },
    qualification: 'Degree in architecture',
    requirements: [
      'Confident use of AutoCAD and a BIM program such as Revit or ArchiCAD',
      'Good knowledge of local building regulations',
      'Portfolio with built work or detailed drawings',
      'Clear communication with clients, engineers and contractors',
    ],
    screeningQuestion: {
      value: 'Which of your projects best shows how you work? Please describe your role.',
      answers: [
        'The conversion of a warehouse into a library. I drew the facade details and was on site twice a week during the last six months.',
        'A school extension in timber. I was responsible for the working drawings and coordinated the structural engineer.',
        'A health centre with 1,200 square metres, where I ran the model and the clash checks with all trades.',
        'Three terraced houses on a narrow plot. I did everything from permit to handover with one senior colleague.',
      ],
    },
    introductions: [
      'Architect with a focus on refurbishment and conversions.',
      'Project architect for schools and health buildings, experienced in BIM.',
      'Architect with strong skills in working drawings and detailing.',
    ],
    bios: [
      'Most of my projects have been conversions of existing buildings. I like working with what is already there and finding simple solutions.',
      'During my studies I worked on building sites in the summers. It still helps me to draw details that can be built.',
      'I have worked in a large office and in a small one and prefer project teams where everyone knows the whole building.',
    ],
    achievements: [
      'Planned the conversion of a school into 22 flats, from design to handover.',
      'Responsible for the BIM model and trade coordination of a health centre.',
      'Designed and supervised three timber houses, all within budget.',
    ],
  },
  painter: {
    titles: {
      junior: ['Trainee painter and decorator'],
      mid: ['Painter and decorator', 'Painter, heritage buildings', 'Plasterer and painter'],
      senior: ['Foreman, painting and finishing'],
    },
    previousTitles: ['Trainee Painter', 'Painter and Decorator', 'Foreman Painter'],
    skills: [
      'Painting and Decorating',
      'Plastering',
      'Scaffolding',
      'Tiling',
      'Drywall Installation',
      'Flooring Installation',
      'Roofing',
    ],
    pay: 37_000,
    types: ['Full-time', 'Contract', 'Temporary'],
    workplaces: ['Decorators', 'Interiors', 'Builders'],
    education: [
      ['Painting and Decorating', 'Journeyman'],
      ['Dry Construction', 'Vocational diploma'],
    ],
    experience: 'as a painter and decorator',
    openers: {
      any: [
        '{company} is looking for a painter and decorator for interior and exterior work in and around {city}.',
        'From stairwells in old apartment houses to new school buildings: our painting team has a varied schedule for this year and needs support.',
      ],
      junior: [
        '{company} offers a training place in painting and decorating in {city}, with varied sites and a fixed mentor.',
      ],
      senior: [
        '{company} is looking for a foreman who leads painting crews in {city} and makes sure that sites run on time.',
      ],
    },
    duties: {
      any: [
        'Prepare surfaces: fill, sand, prime and mask',
        'Paint walls, ceilings, woodwork and metal by brush, roller and spray',
        'Hang wallpaper and apply decorative finishes',
        'Apply plaster and repair damaged walls',
        'Work on facades from scaffolding and lifts',
        'Protect floors and furniture and leave rooms clean',
      ],
      junior: [
        'Learn surface preparation, painting and wallpapering from an experienced painter',
        'Set up and clear the workplace and look after tools',
        'Mask windows, floors and furniture',
        'Fill and sand walls and apply first coats',
      ],
      senior: [
        'Organise a crew of five, materials and schedules on site',
        'Measure completed work and agree colours with the client',
      ],
    },
    qualification: 'Completed training as a painter or several years in the trade',
    requirements: [
      'Good colour sense and clean workmanship',
      'No fear of heights',
      'Reliable and polite in occupied homes',
    ],
    screeningQuestion: {
      value: 'How do you prepare an old wall with flaking paint before repainting it?',
      answers: [
        'I scrape off what is loose, wash the wall, fill the cracks, sand and prime it. In old houses I test for lime paint first.',
        'First I find out why it flakes. If it is damp, painting does not help. If it is dry, I scrape, prime and skim it.',
        'Cover the floor, scrape, sand with extraction, fill twice, then a deep primer. It is about two thirds of the whole job.',
        'I do a tape test on several spots and decide whether a skim coat over fleece is faster than repairing.',
      ],
    },
    introductions: [
      'Painter and decorator for interiors and facades.',
      'Painter with experience in old buildings and lime paints.',
      'Plasterer and painter, used to working in occupied homes.',
    ],
    bios: [
      'I trained as a painter and later learned plastering, so customers get both from one person.',
      'I have painted housing, schools and shops. Good preparation is what makes the difference, and I take the time for it.',
      'I work cleanly and at a steady pace, alone or in a crew.',
    ],
    achievements: [
      'Painted about thirty stairwells and forty flats a year in a team of three.',
      'Restored the facades of two listed houses with lime paint.',
      'Trained two apprentices, who both passed their exams.',
    ],
  },
}
