import type { Role } from '../role.ts'

export const hospitality: Record<string, Role> = {
  cook: {
    titles: {
      junior: ['Commis chef', 'Kitchen assistant'],
      mid: ['Cook, lunch only', 'Chef de partie, vegetables', 'Cook for a small kitchen'],
      senior: ['Head chef', 'Sous chef'],
    },
    held: ['Commis Chef', 'Chef de Partie', 'Sous Chef'],
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
    learned: [
      ['Culinary Arts', 'Vocational diploma'],
      ['Cooking', 'Journeyman'],
    ],
    opens: [
      'The menu hangs on a blackboard and changes when the market does. We need somebody who looks forward to that.',
      'Ninety lunches, one sink less than we would like, and a team that eats together at three.',
      'Our kitchen has a window. Nobody who has worked with one goes back.',
    ],
    duties: [
      'Cook your own section from delivery to plate',
      'Plan dishes so that nothing is thrown away on Saturday',
      'Taste, season, taste again',
      'Keep the kitchen clean enough to be shown to guests, since we show it',
    ],
    wants: [
      'experience in a kitchen of any size',
      'a steady temper at half past twelve',
      'pride in a good stock',
    ],
    ask: {
      value: 'What do you cook for yourself after a long shift?',
      answers: [
        'Two fried eggs on old bread. With a lot of pepper, standing.',
        'Noodles with whatever is in the door of the fridge. Some of my best dishes began there.',
        'Nothing. I eat an apple and think about breakfast.',
        'Rice, a pickle and silence.',
      ],
    },
    intros: [
      'Cook. Vegetables first, and nothing from a bag.',
      'Chef de partie with a quiet voice and sharp knives.',
      'I cook food that people would like to eat again on the next day.',
      'Sous chef who also washes up.',
    ],
    bios: [
      'I learned at home from an aunt with eleven children, and then in a hotel, in this order. I still cook in large pots.',
      'I have worked in kitchens where people shouted and in kitchens where they did not. The food was better in the second.',
      'I like short menus, long braises and suppliers who tell me the truth about their tomatoes.',
      'Give me a market, a knife and an oven, and I am fine.',
    ],
    deeds: [
      'Ran the vegetable section of a house with eighty covers.',
      'Wrote a new lunch menu every week and kept the cost of goods at 28 percent.',
      'Cooked for weddings of up to two hundred guests, from planning to the last coffee.',
      'Trained three apprentices; all of them passed and two still write.',
    ],
  },
  baker: {
    titles: {
      junior: ['Bakery assistant'],
      mid: ['Baker, nights', 'Pastry chef', 'Baker, days'],
      senior: ['Head baker'],
    },
    held: ['Apprentice Baker', 'Baker', 'Head Baker'],
    skills: ['Baking', 'Pastry Making', 'Food Hygiene', 'Food Production', 'Cheese Making', 'Stock Control'],
    pay: 34_000,
    workplaces: ['Bakery', 'Pâtisserie', 'Dairy'],
    learned: [
      ['Bakery', 'Journeyman'],
      ['Pastry', 'Vocational diploma'],
    ],
    opens: [
      'Dough does not look at the clock, and yet the shop opens at seven. Between these two facts lies the job.',
      'We make a few things by hand and make them every day.',
    ],
    duties: [
      'Mix, shape and bake with flour that is a little different each week',
      'Plan the quantities so that the shelf is nearly empty at closing time',
      'Try out one new product a month with us',
      'Clean machines and room at the end of the shift',
    ],
    wants: [
      'a finished training, or strong practice',
      'a clock inside that knows three in the morning',
      'clean hands in every sense',
    ],
    ask: {
      value: 'What can one learn from a loaf that went wrong?',
      answers: [
        'Nearly always that I was in a hurry. The crumb shows where.',
        'The temperature of the room. I keep a thermometer beside the scales since.',
        'Humility, and a recipe for croutons.',
        'That flour is a harvest and not a product.',
      ],
    },
    intros: [
      'Baker with a sourdough that is older than my marriage.',
      'Pastry chef: crisp below, soft above, not too sweet.',
      'I bake at night and sing while I do it, quietly.',
    ],
    bios: [
      'I like the hour at which the first tray comes out and the street is still dark.',
      'My training was in a small village bakery, my years of travel in four countries, and my heart is with rye.',
      'Baking is weighing, waiting and courage. I am good at the waiting.',
    ],
    deeds: [
      'Responsible for bread: nine kinds, 600 loaves a night.',
      'Introduced a long, cold proof. Returns fell by half, and everybody slept longer.',
      'Made wedding cakes and daily pastries for a café of forty seats.',
    ],
  },
  waiter: {
    titles: {
      junior: ['Service assistant, evenings', 'Barista, beginners welcome'],
      mid: ['Waiter or waitress', 'Barista', 'Bartender'],
      senior: ['Restaurant manager'],
    },
    held: ['Service Assistant', 'Waiter', 'Restaurant Manager'],
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
    learned: [
      ['Hospitality', 'Certificate'],
      ['Restaurant Service', 'Vocational diploma'],
    ],
    opens: [
      'Some guests come for the food and most for the feeling. You are in charge of the feeling.',
      'The terrace opens next month, and with it twenty more tables.',
    ],
    duties: [
      'Welcome guests, seat them and look after them until the last coffee',
      'Know the menu well enough to say what you would order',
      'Make coffee and drinks with care, also at a rush',
      'Settle the till to the cent',
    ],
    wants: ['good shoes and a good mood', 'a memory for faces or for orders', 'evenings and some weekends'],
    ask: {
      value: 'A guest says the soup is cold. It is a cold soup. What now?',
      answers: [
        'I say that it is meant to be, offer to warm it, and bring bread. Nobody likes to be right against a soup.',
        'I bring a small cup of something hot with the compliments of the kitchen, and the cold one is tried as well.',
        '"You are the third today. We should write it in larger letters." Then we both laugh and I ask what they would like.',
        'I take it back without a word about gazpacho.',
      ],
    },
    intros: [
      'Waiter with a good memory and comfortable shoes.',
      'Barista: flat white, quiet hands, clean wand.',
      'I carry four plates and remember what you drank last time.',
      'Service person by conviction. I like it full.',
    ],
    bios: [
      'I began beside my studies and noticed after two years that I was happier at work than in the lecture hall.',
      'A good evening has a rhythm. I hear when a table is ready before it raises a hand.',
      'I have poured beer at a stadium and tea in a palace. The second needs more silence, the first more arm.',
    ],
    deeds: [
      'Section of nine tables, up to three seatings an evening.',
      'Trained new colleagues on the espresso machine and looked after the grinder.',
      'Planned staff and purchases for a bar with a terrace of sixty seats.',
    ],
  },
  hotelReceptionist: {
    titles: {
      junior: ['Reception trainee'],
      mid: ['Receptionist, front desk', 'Night receptionist', 'Receptionist, late shift'],
      senior: ['Front office manager'],
    },
    held: ['Reception Trainee', 'Receptionist', 'Front Office Manager'],
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
    learned: [
      ['Hotel Management', 'Diploma'],
      ['Tourism', 'Bachelor of Arts'],
    ],
    opens: [
      'A taxi at four, a forgotten charger, a birthday in room 12: you make it happen and smile as if it were nothing.',
      'Our guests arrive tired. Ten minutes later they should be at home.',
    ],
    duties: [
      'Check guests in and out, and give them one good tip for the evening',
      'Answer mails and calls in at least two languages',
      'Coordinate rooms with housekeeping and kitchen',
      'Keep the books of the shift',
    ],
    wants: [
      'joy in hosting',
      'good English and one more language',
      'shifts, one of them at night now and then',
    ],
    ask: {
      value: 'What is the best thing that you ever did for a guest?',
      answers: [
        'Drove a passport to the airport on my bicycle. It was a small airport.',
        'Found the café where a couple had met in 1979. It is a shoe shop now; they let them have a coffee in it.',
        'I wrote the pronunciation of "thank you" on a card for every guest. The bakers noticed within a week.',
        'Lent a man my tie. He got the job.',
      ],
    },
    intros: [
      'Receptionist in four languages and one smile, a real one.',
      'I like nights at the desk: few guests, good stories.',
      'Host by nature: arrivals, maps, umbrellas.',
    ],
    bios: [
      'I grew up in a guesthouse, so I could fold a towel before I could swim.',
      'I enjoy the puzzle of a full house: late arrivals, early breakfasts and one room with a dripping tap.',
      'I have shown groups around for years and know which stories work in the rain.',
    ],
    deeds: [
      'Front desk of a house with 64 rooms, from reservation to invoice.',
      'Raised direct bookings by a fifth by answering each mail within two hours.',
      'Guided walks through the old town, about 150 a year.',
    ],
  },
  housekeeper: {
    titles: {
      junior: ['Cleaner, mornings'],
      mid: ['Housekeeper', 'Caretaker', 'Building cleaner, offices'],
      senior: ['Head of housekeeping', 'Facility manager'],
    },
    held: ['Cleaner', 'Housekeeper', 'Head Housekeeper'],
    skills: [
      'Housekeeping',
      'Building Cleaning',
      'Caretaking',
      'Facility Management',
      'Laundry and Ironing',
      'Gardening',
    ],
    pay: 28_000,
    types: ['Part-time', 'Full-time', 'Part-time'],
    workplaces: ['Facility Care', 'Hotel', 'Cleaning Services'],
    learned: [
      ['Housekeeping', 'Certificate'],
      ['Building Cleaning', 'Vocational diploma'],
    ],
    opens: [
      'Nobody notices our work until it is missing. We do notice, and we pay for it properly.',
      'You will have your own floors, your own trolley and a key to nearly everything.',
    ],
    duties: [
      'Clean rooms and corridors to a standard that you helped to write',
      'Report what is broken, and mend what is small',
      'Look after linen, supplies and machines',
      'Greet people, since you belong to the house',
    ],
    wants: ['reliability', 'an eye for corners', 'gentle handling of products and of other people’s things'],
    ask: {
      value: 'When could you work, and how many hours?',
      answers: [
        'Mornings from six, up to 25 hours',
        'Monday to Friday between 8 and 14',
        'Any shift, 30 to 38 hours',
        'Evenings from five, 20 hours, Saturdays as well',
      ],
    },
    intros: [
      'Housekeeper. I see dust before it lands.',
      'Caretaker with a large bunch of keys and a small repair kit.',
      'Cleaner, thorough and quick, with good references from two schools.',
    ],
    bios: [
      'I like to begin early and to see at the end what I have done. Few professions offer that every day.',
      'I have cleaned offices, ships and a museum of glass. Nothing was broken.',
      'I work well alone, and I also like a team that has breakfast together.',
    ],
    deeds: [
      'Responsible for 22 rooms a day and for the linen room.',
      'Caretaker of a school with 500 children: repairs, snow, lost property.',
      'Led a team of six cleaners in an office building of nine floors.',
    ],
  },
}
