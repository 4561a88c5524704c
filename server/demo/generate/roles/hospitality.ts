import type { Role } from './role.ts'

export const hospitality: Record<string, Role> = {
  cook: {
    titles: {
      junior: ['Commis chef', 'Kitchen assistant'],
      mid: ['Cook, lunch service', 'Chef de partie', 'Cook, small team'],
      senior: ['Head chef', 'Sous chef'],
    },
    previousTitles: ['Commis Chef', 'Chef de Partie', 'Sous Chef'],
    skills: [
      'Cooking',
      'Menu Planning',
      'Food Hygiene',
      'Catering',
      'Pastry Making',
      'Butchery',
      'Team Leadership',
    ],
    pay: 36_000,
    types: ['Full-time', 'Full-time', 'Part-time'],
    workplaces: ['Kitchen', 'Restaurant', 'Bistro'],
    education: [
      ['Culinary Arts', 'Vocational diploma'],
      ['Cooking', 'Journeyman'],
    ],
    experience: 'in a professional kitchen',
    openers: {
      any: [
        '{company} is looking for a cook for its kitchen in {city}. We cook fresh every day and change the menu with the season.',
        'Our kitchen team prepares around ninety meals a day. To keep the quality high we are hiring another cook.',
        'If you like fresh ingredients, clear organisation and a friendly kitchen, you will feel at home in our team in {city}.',
        'We are filling a position in our kitchen in {city}, with planned rotas and regular days off.',
      ],
      junior: [
        '{company} is looking for support in its kitchen in {city}. You do not need experience, but you should enjoy cooking and working in a team.',
      ],
      senior: [
        '{company} is looking for an experienced chef to lead its kitchen in {city}, from menu planning to staff and budget.',
      ],
    },
    duties: {
      any: [
        'Prepare and cook dishes for your section',
        'Plan menus and daily specials with the team',
        'Check deliveries and store goods correctly',
        'Cook for vegetarian, vegan and allergen-free diets',
        'Keep food safety records for temperatures and cleaning',
        'Clean your section and equipment after service',
        'Calculate quantities so that little food is wasted',
      ],
      junior: [
        'Wash, peel, cut and prepare ingredients for service',
        'Learn all sections of the kitchen in turn',
        'Put away deliveries and check storage temperatures',
        'Clean work surfaces, equipment and floors after service',
      ],
      senior: [
        'Write rotas, order goods and keep food costs within budget',
        'Lead and train the kitchen team',
      ],
    },
    qualification: 'Training as a cook or comparable kitchen experience',
    requirements: [
      'Knowledge of food hygiene and allergens',
      'Ability to stay calm during busy service times',
      'Reliability and team spirit',
      'Willingness to work some weekends',
    ],
    screeningQuestion: {
      value: 'Which dish would you cook for us on a trial day, and why?',
      answers: [
        'A vegetable risotto with roasted roots. It shows timing and seasoning, and it can be made with what is in season.',
        'Braised lamb shoulder with beans. It is simple to prepare for many guests and uses a cheaper cut.',
        'Fish with fennel and potatoes. I like to show that I can cook fish perfectly for twenty people at the same time.',
        'A lentil curry with three side dishes, because many of your guests eat vegetarian food and it holds well during service.',
      ],
    },
    introductions: [
      'Cook with experience in restaurants and canteens.',
      'Chef de partie, strong in vegetables and sauces.',
      'Cook for seasonal and vegetarian menus.',
      'Sous chef with experience in planning and purchasing.',
    ],
    bios: [
      'I trained in a hotel kitchen and have worked in restaurants and catering. I like fresh produce and clear organisation.',
      'I am a calm person in a busy kitchen. Good preparation matters more to me than speed at the last minute.',
      'I cook seasonal menus and work with regional suppliers where possible.',
      'In recent years I have cooked for larger groups and learned a lot about allergens and special diets.',
    ],
    achievements: [
      'Responsible for the vegetable section of a restaurant with eighty covers.',
      'Planned weekly lunch menus with food costs of 28 percent.',
      'Catered for weddings of up to two hundred guests.',
      'Trained three apprentice cooks, who all passed their exams.',
    ],
  },
  baker: {
    titles: {
      junior: ['Bakery assistant'],
      mid: ['Baker, night shift', 'Pastry chef', 'Baker, day shift'],
      senior: ['Head baker'],
    },
    previousTitles: ['Apprentice Baker', 'Baker', 'Head Baker'],
    skills: ['Baking', 'Pastry Making', 'Food Hygiene', 'Food Production', 'Cheese Making', 'Stock Control'],
    pay: 34_000,
    workplaces: ['Bakery', 'Pâtisserie', 'Dairy'],
    education: [
      ['Bakery', 'Journeyman'],
      ['Pastry', 'Vocational diploma'],
    ],
    experience: 'as a baker or pastry chef',
    openers: {
      any: [
        '{company} bakes by hand in {city} and is looking for a baker who knows how to work with long fermentation and sourdough.',
        'We are looking for support in our bakery. You will work with a small team and be involved in all steps, from dough to oven.',
      ],
      junior: [
        '{company} is looking for support in its bakery in {city}. The job is suitable for beginners who like working with their hands.',
      ],
      senior: ['{company} is looking for a head baker to manage production and develop the range in {city}.'],
    },
    duties: {
      any: [
        'Weigh, mix, shape and bake bread and pastries',
        'Look after sourdough cultures and check dough temperatures',
        'Plan quantities for the next day with the sales team',
        'Prepare fillings, creams and glazes',
        'Check quality, weight and appearance',
        'Clean machines and work surfaces at the end of the shift',
      ],
      junior: [
        'Weigh ingredients, prepare trays and pack orders',
        'Learn to shape rolls, loaves and pastries',
        'Portion doughs and operate the dough sheeter',
        'Clean mixers, tables and trays',
      ],
      senior: [
        'Plan production and staff and order flour and other goods',
        'Develop new products and train bakers',
      ],
    },
    qualification: 'Training as a baker or pastry chef, or solid practical experience',
    requirements: [
      'Willingness to start early or work at night',
      'Clean and careful work',
      'Good physical condition for standing and lifting',
    ],
    screeningQuestion: {
      value: 'A batch of bread did not rise properly. How do you find the cause?',
      answers: [
        'I check dough and room temperature first, then the activity of the sourdough and the weights on the sheet.',
        'I compare it with the previous batch: flour lot, water temperature, mixing time and proofing time.',
        'I look at the crumb. A dense lower part usually means that it was under-proofed, large holes at the top that it was handled badly.',
        'I test the yeast or starter in a small dough and ask whether anything was changed in the evening.',
      ],
    },
    introductions: [
      'Baker with experience in sourdough and long fermentation.',
      'Pastry chef for cakes, viennoiserie and seasonal desserts.',
      'Baker, used to night shifts and large quantities.',
    ],
    bios: [
      'I trained in a village bakery and later worked in a larger company with two ovens and a night team.',
      'Bread with long fermentation is my speciality. I keep records of every dough so that results can be repeated.',
      'I like working with my hands and in a small team, and I do not mind early hours.',
    ],
    achievements: [
      'Responsible for nine kinds of bread and 600 loaves a night.',
      'Introduced overnight cold proofing, which moved the start of the shift to 4 am.',
      'Made daily pastries and wedding cakes for a café with forty seats.',
    ],
  },
  waiter: {
    titles: {
      junior: ['Service assistant', 'Trainee barista'],
      mid: ['Waiter or waitress', 'Barista', 'Waiter or waitress, breakfast and lunch'],
      senior: ['Restaurant manager'],
    },
    previousTitles: ['Service Assistant', 'Waiter', 'Restaurant Manager'],
    skills: [
      'Table Service',
      'Customer Service',
      'Cash Handling',
      'Coffee Preparation',
      'Bartending',
      'Wine Service',
      'Event Planning',
    ],
    pay: 29_000,
    types: ['Part-time', 'Full-time', 'Part-time', 'Temporary'],
    workplaces: ['Café', 'Brasserie', 'Bar'],
    education: [
      ['Hospitality', 'Certificate'],
      ['Restaurant Service', 'Vocational diploma'],
    ],
    experience: 'in restaurant or café service',
    openers: {
      any: [
        '{company} is looking for friendly service staff in {city} who enjoy looking after guests.',
        'Our team in {city} is growing before the next season. You will work in a well-organised service team with fair tips.',
        'Do you like working with people and stay on top of things when it gets busy? Join our service team in {city}.',
        'We are hiring for service. You will be responsible for your own section and support the bar when needed.',
      ],
      junior: [
        '{company} is looking for motivated people in {city} who want to learn service and coffee preparation. Experience is not required.',
      ],
      senior: [
        '{company} is looking for a manager who leads its restaurant team in {city} and takes responsibility for guests, staff and figures.',
      ],
    },
    duties: {
      any: [
        'Welcome guests, take orders and serve food and drinks',
        'Prepare coffee, tea and simple drinks',
        'Advise guests on the menu, including allergens',
        'Take payments and settle the till at the end of the shift',
        'Set tables and prepare the room for service',
        'Clean the bar, coffee machine and counter',
        'Take reservations by phone and online',
        'Restock drinks and check deliveries',
      ],
      junior: [
        'Clear tables, run food and learn the menu',
        'Practise coffee preparation with our barista',
        'Polish glasses, set tables and refill the bar',
        'Take simple orders and serve drinks',
      ],
      senior: [
        'Plan rotas and purchasing and be responsible for sales figures',
        'Recruit and train the service team',
      ],
    },
    requirements: [
      'Friendly manner and good communication skills',
      'Ability to stay on top of things during busy hours',
      'Availability on some evenings and weekends',
      'Basic knowledge of food hygiene',
      'Good English; another language is welcome',
      'Reliable handling of cash and card payments',
    ],
    screeningQuestion: {
      value: 'A guest complains that the food took too long. How do you react?',
      answers: [
        'I apologise, check with the kitchen and give the guest an honest time. If it takes longer, I offer a drink.',
        'I listen first and do not make excuses. Then I speak to the kitchen and come back within two minutes.',
        'I say sorry, bring bread or water and inform my manager if the delay was more than half an hour.',
        'I try to prevent it by telling guests about longer waiting times when they order. If it happens, I apologise and follow it up.',
      ],
    },
    introductions: [
      'Waiter with experience in à la carte and breakfast service.',
      'Barista with good latte art and experience in busy cafés.',
      'Service professional for restaurants and events.',
      'Waitress with knowledge of wine and three languages.',
    ],
    bios: [
      'I started in service during my studies and stayed because I like working with guests and in a team.',
      'I have worked in cafés, a hotel restaurant and at large events. I stay friendly when it gets busy.',
      'I am interested in coffee and have completed two barista courses.',
    ],
    achievements: [
      'Responsible for a section of nine tables with up to three seatings an evening.',
      'Trained new colleagues at the coffee machine and set up the grinder daily.',
      'Planned rotas and purchasing for a bar with sixty terrace seats.',
    ],
  },
  hotelReceptionist: {
    titles: {
      junior: ['Front desk trainee'],
      mid: ['Hotel receptionist', 'Night receptionist', 'Hotel receptionist, late shift'],
      senior: ['Front office manager'],
    },
    previousTitles: ['Reception Trainee', 'Receptionist', 'Front Office Manager'],
    skills: [
      'Hotel Reception',
      'Customer Service',
      'Cash Handling',
      'Tour Guiding',
      'Event Planning',
      'English',
      'Microsoft Office',
    ],
    pay: 32_000,
    types: ['Full-time', 'Part-time'],
    workplaces: ['Hotel', 'Guesthouse', 'Inn'],
    education: [
      ['Hotel Management', 'Diploma'],
      ['Tourism', 'Bachelor of Arts'],
    ],
    experience: 'at a hotel reception',
    openers: {
      any: [
        '{company} is looking for a receptionist in {city} who gives guests a warm welcome and keeps bookings in order.',
        'At our front desk in {city} you will be the main contact for guests from arrival to departure.',
        'For our front office team we are looking for a colleague with good language skills and a friendly manner.',
      ],
      junior: [
        'Would you like to get to know the hotel business? {company} offers a traineeship at its front desk in {city}.',
      ],
      senior: [
        '{company} is looking for an experienced front office manager who leads the reception team in {city}.',
      ],
    },
    duties: {
      any: [
        'Check guests in and out and explain the house and its services',
        'Handle reservations by phone, email and booking platforms',
        'Answer questions about transport, restaurants and sights',
        'Coordinate room status with housekeeping',
        'Issue invoices and close the cash book at the end of the shift',
        'Take care of complaints and find solutions',
        'Arrange transfers, tours and late arrivals',
      ],
      junior: [
        'Learn our booking system and support check-in and check-out',
        'Answer guest emails using our templates',
        'Welcome guests and help with luggage and directions',
        'Prepare key cards, registration forms and invoices',
      ],
      senior: [
        'Lead the front office team and plan rotas',
        'Manage room rates, availability and group bookings',
      ],
    },
    qualification: 'Training in hospitality or experience with guests',
    requirements: [
      'Good English and at least one other language',
      'Computer skills, ideally with hotel software',
      'Willingness to work shifts and weekends',
      'Well-groomed appearance and friendly manner',
    ],
    screeningQuestion: {
      value: 'A guest arrives late at night and the booked room is not available. What do you do?',
      answers: [
        'I apologise, offer a comparable or better room and arrange breakfast free of charge. If we are full, I book a room nearby and pay the taxi.',
        'I check quickly whether another room is ready, offer a drink and keep the guest informed. Afterwards I find out why it happened.',
        'I offer an upgrade if there is one. If not, I call our partner hotel and organise transport and a return the next day.',
        'I stay calm, explain the situation honestly and give the guest two options to choose from.',
      ],
    },
    introductions: [
      'Hotel receptionist with experience in city hotels.',
      'Night receptionist, reliable and used to working alone.',
      'Front office professional with four languages.',
    ],
    bios: [
      'I grew up in a family guesthouse and later trained at a hotel. I enjoy contact with guests from different countries.',
      'I have worked in all shifts at the front desk and know several booking systems.',
      'Before the hotel I worked as a tour guide, so I can give guests good recommendations.',
    ],
    achievements: [
      'Front desk of a hotel with 64 rooms, including reservations and invoices.',
      'Increased direct bookings by a fifth through faster answers to enquiries.',
      'Guided about 150 city walks a year.',
    ],
  },
  housekeeper: {
    titles: {
      junior: ['Cleaner'],
      mid: ['Housekeeper', 'Cleaner, offices and common areas', 'Housekeeping and laundry assistant'],
      senior: ['Head of housekeeping'],
    },
    previousTitles: ['Cleaner', 'Housekeeper', 'Head Housekeeper'],
    skills: [
      'Housekeeping',
      'Building Cleaning',
      'Laundry and Ironing',
      'Caretaking',
      'Facility Management',
      'Gardening',
    ],
    pay: 28_000,
    types: ['Part-time', 'Full-time', 'Part-time'],
    workplaces: ['Facility Care', 'Hotel', 'Cleaning Services'],
    education: [
      ['Housekeeping', 'Certificate'],
      ['Building Cleaning', 'Vocational diploma'],
    ],
    experience: 'in housekeeping or cleaning',
    openers: {
      any: [
        '{company} is looking for someone who keeps rooms and common areas in {city} clean and pleasant.',
        'Our housekeeping team has fixed areas and planned working times. You will be trained on site during your first two weeks.',
        'For our building in {city} we need a reliable colleague in housekeeping.',
      ],
      junior: [
        '{company} is looking for a cleaner in {city}. No experience is needed, and you will receive a thorough introduction.',
      ],
      senior: [
        '{company} is looking for an experienced person to lead housekeeping in {city} and to ensure cleanliness and good organisation.',
      ],
    },
    duties: {
      any: [
        'Clean rooms, corridors, bathrooms and common areas',
        'Change bed linen and towels and look after the laundry',
        'Refill supplies and keep the cleaning trolley in order',
        'Report damage and carry out small repairs',
        'Use cleaning products safely and in the right dose',
        'Keep the daily checklist up to date',
      ],
      junior: [
        'Learn our cleaning standards with an experienced colleague',
        'Support the team in the laundry and storeroom',
        'Vacuum, dust and mop rooms and corridors',
        'Empty bins and separate waste',
      ],
      senior: [
        'Plan rotas, inspect rooms and train new staff',
        'Order linen and supplies and keep to the budget',
      ],
    },
    requirements: [
      'Reliable and thorough way of working',
      'Physical fitness for standing, bending and lifting',
      'Basic language skills for safety instructions',
      "Respect for privacy and other people's belongings",
    ],
    screeningQuestion: {
      value: 'What is important to you when you clean a room, and in which order do you work?',
      answers: [
        'Air first, then from top to bottom and from back to front. The bathroom comes last, with separate cloths.',
        'I start with the bed, then surfaces, then the bathroom and the floor. At the end I check the room from the door.',
        'Hygiene and a tidy overall picture. I use colour-coded cloths and follow the checklist.',
        'I look first whether something is broken or was left behind, and then clean from the window to the door.',
      ],
    },
    introductions: [
      'Housekeeper with experience in hotels and care homes.',
      'Cleaner for offices and schools, thorough and reliable.',
      'Housekeeping assistant with laundry experience.',
    ],
    bios: [
      'I have worked in hotels and offices. I work thoroughly and quickly and can be relied on.',
      'I like an early start and a clear plan for the day. I am used to working alone and in a team.',
      'I know cleaning products and machines well and have trained new colleagues.',
    ],
    achievements: [
      'Cleaned 22 hotel rooms a day and ran the linen room.',
      'Looked after the classrooms and sports hall of a school with 500 children.',
      'Led a team of six cleaners in an office building.',
    ],
  },
}
