import type { Role } from '../role.ts'

export const logistics: Record<string, Role> = {
  warehouseWorker: {
    titles: {
      junior: ['Order picker, training included'],
      mid: ['Warehouse worker, early shift', 'Forklift driver', 'Goods-in specialist'],
      senior: ['Warehouse manager', 'Shift leader, warehouse'],
    },
    held: ['Order Picker', 'Warehouse Specialist', 'Warehouse Manager'],
    skills: [
      'Order Picking',
      'Forklift Operation',
      'Warehouse Management',
      'Inventory Management',
      'Packaging',
      'Stock Control',
      'Occupational Safety',
    ],
    pay: 33_000,
    types: ['Full-time', 'Temporary', 'Part-time'],
    workplaces: ['Logistics', 'Storage', 'Distribution'],
    learned: [
      ['Warehouse Logistics', 'Vocational diploma'],
      ['Logistics', 'Certificate'],
    ],
    opens: [
      'Eight thousand places, and each thing has to be in its own. When it is, the day is easy.',
      'We have moved to a larger hall, with light from above and a canteen that deserves the name.',
    ],
    duties: [
      'Receive, check and store goods',
      'Pick and pack orders so that they arrive as they left',
      'Count a part of the stock every day, so that nobody has to count all of it at New Year',
      'Keep ways and docks clear',
    ],
    wants: [
      'reliability, shift after shift',
      'a forklift licence, or the wish to get one with us',
      'care with heavy things and with people near them',
    ],
    ask: {
      value: 'Which licences and shifts suit you?',
      answers: [
        'Counterbalance truck since 2016; early or late, no nights please',
        'No licence yet, but I would like one. Any shift',
        'Forklift and reach truck, early shift preferred',
        'Order-picker truck. I can start at five',
      ],
    },
    intros: [
      'Warehouse specialist. Everything in its place, also on Friday.',
      'Forklift driver with a light hand.',
      'Order picker: quick, exact, cheerful before six.',
    ],
    bios: [
      'I like the first hour, when the hall is empty and the list is long.',
      'I have worked with spare parts, books and frozen fish. I prefer the books, but the fish taught me order.',
      'A good warehouse is a good memory. I keep mine in order.',
    ],
    deeds: [
      'Picked about 180 lines an hour with an error rate below 0.1 percent.',
      'Responsible for goods-in and the handling of returns.',
      'Led an early shift of eleven people and the move to new racks.',
    ],
  },
  driver: {
    titles: {
      junior: ['Delivery driver, van'],
      mid: ['Truck driver, home every evening', 'Driver for fixed tours', 'Driver for fresh goods'],
      senior: ['Driver trainer'],
    },
    held: ['Delivery Driver', 'Truck Driver', 'Lead Driver'],
    skills: [
      'Delivery Driving',
      'Truck Driving',
      'Route Planning',
      'Customer Service',
      'Bus Driving',
      'Vehicle Maintenance',
      'Cargo Bike Delivery',
    ],
    pay: 37_000,
    types: ['Full-time', 'Part-time', 'Temporary'],
    workplaces: ['Transport', 'Haulage', 'Deliveries'],
    learned: [
      ['Professional Driving', 'Certificate'],
      ['Motor Mechanics', 'Vocational diploma'],
    ],
    opens: [
      'Our customers know our drivers better than they know us. That is how it should be.',
      'Fixed tours, new vehicles, and a dispatcher who has driven himself.',
    ],
    duties: [
      'Drive your tour safely and without hurry',
      'Load, secure and hand over with a word',
      'Check the vehicle before you start, and report what you find',
      'Keep papers and times in order',
    ],
    wants: [
      'the licence for the vehicle',
      'defensive driving and a friendly manner',
      'a feeling for time without running after it',
    ],
    ask: {
      value: 'Which licences do you hold, and since when?',
      answers: [
        'Car and van since 2009, truck since 2014, no points',
        'Van since 2018; I would like to do the truck licence',
        'Truck with trailer and driver card, valid until 2029',
        'Bus and truck, both renewed last year',
      ],
    },
    intros: [
      'Truck driver, half a million kilometres, one scratch.',
      'Courier by cargo bike: hills are fine, rain is fine, stairs too.',
      'Driver who arrives with the goods and with good manners.',
    ],
    bios: [
      'I have always liked roads. My best thinking happens between two exits.',
      'I drive as if my grandmother sat beside me with a cake on her knees.',
      'I know the back entrances of this region, and the names of the people who open them.',
    ],
    deeds: [
      'Daily tours with up to forty stops, five years with the same customers.',
      'Truck tours across three countries with chilled goods.',
      'Trained new drivers in securing loads and in driving with less fuel.',
    ],
  },
  dispatcher: {
    titles: {
      junior: ['Junior dispatcher'],
      mid: ['Dispatcher, regional traffic', 'Freight forwarder', 'Supply chain planner'],
      senior: ['Head of logistics'],
    },
    held: ['Junior Dispatcher', 'Dispatcher', 'Head of Logistics'],
    skills: [
      'Dispatching',
      'Freight Forwarding',
      'Supply Chain Management',
      'Customs Clearance',
      'Route Planning',
      'Procurement',
      'Fleet Management',
      'Microsoft Excel',
      'SAP',
    ],
    pay: 45_000,
    workplaces: ['Forwarding', 'Freight', 'Supply'],
    learned: [
      ['Freight Forwarding', 'Vocational diploma'],
      ['Logistics Management', 'Bachelor of Arts'],
    ],
    opens: [
      'At seven everything is planned, at eight it is different. You like that about the job.',
      'Goods from eleven countries meet in our yard. You make sure that they part again in the right direction.',
    ],
    duties: [
      'Plan tours and capacities, and change them with grace',
      'Speak with drivers, customers and customs in their own language, at least figuratively',
      'Compare offers and choose the one that holds',
      'Keep an eye on costs, delays and the reasons for both',
    ],
    wants: [
      'a commercial training or years in dispatching',
      'good nerves and a good telephone voice',
      'spreadsheets that others understand',
    ],
    ask: {
      value: 'A truck has broken down, two customers wait. Whom do you ring first?',
      answers: [
        'The driver, to hear how he is. Then the customer with the smaller store, and after that the garage.',
        'The one who will be angrier if he hears it from somebody else.',
        'The nearest competitor. We have helped each other out for years, and it is the quickest truck.',
        'Both customers at once with a time that I can keep, and then I find out how to keep it.',
      ],
    },
    intros: [
      'Dispatcher with three screens and one calm voice.',
      'Forwarder for everything that is heavy, urgent or has the wrong papers.',
      'Supply chain planner who visits suppliers before trusting their numbers.',
    ],
    bios: [
      'I drove a truck for three years and know what forty minutes at a ramp feel like. It has made me a better dispatcher.',
      'I like plans, and I like it when they have to be changed at once.',
      'I speak customs. It is a dialect of patience.',
    ],
    deeds: [
      'Planned forty vehicles a day and cut empty kilometres by twelve percent.',
      'Handled import and export for food, with inspections and certificates.',
      'Negotiated freight contracts worth several millions a year.',
    ],
  },
  mechanic: {
    titles: {
      junior: ['Apprentice vehicle mechanic'],
      mid: ['Vehicle mechanic', 'Mechanic for electric vehicles', 'Bicycle mechanic'],
      senior: ['Workshop manager'],
    },
    held: ['Apprentice Mechanic', 'Vehicle Mechanic', 'Workshop Manager'],
    skills: [
      'Vehicle Maintenance',
      'Vehicle Diagnostics',
      'Electric Vehicle Servicing',
      'Diesel Engine Repair',
      'Bicycle Repair',
      'Customer Service',
      'Welding',
    ],
    pay: 39_000,
    types: ['Full-time', 'Full-time', 'Part-time'],
    workplaces: ['Garage', 'Motors', 'Cycles'],
    learned: [
      ['Motor Mechanics', 'Journeyman'],
      ['Mechatronics', 'Vocational diploma'],
    ],
    opens: [
      'Half of our customers come by bicycle, the other half by something with a battery, and all of them want to know what it will cost. You tell them before you start.',
      'Our workshop is warm, the lift is new, and we do not repair what is not broken.',
    ],
    duties: [
      'Diagnose and repair, with a test drive before and after',
      'Explain the bill line by line',
      'Order parts, and use good used ones where that makes sense',
      'Keep the workshop in order, so that a ten is where a ten should be',
    ],
    wants: [
      'a finished training',
      'a licence for what you repair',
      'honesty towards people who know less about it than you',
    ],
    ask: {
      value: 'What was the strangest noise that you tracked down?',
      answers: [
        'A bottle of lemonade in a rocker panel. It had been there since the factory.',
        'A squeak only with two people in the car. It was the second person’s belt buckle on a guitar case.',
        'A click in a bicycle on every third turn. Pedal, no. Saddle, no. It was the key in the rider’s pocket.',
        'A marten’s walnut in the air duct. He came back for it twice.',
      ],
    },
    intros: [
      'Mechanic. I repair first and sell later, or not at all.',
      'Bicycle mechanic with a wheel-truing stand in my living room.',
      'Electric vehicle mechanic, certified for high voltage.',
    ],
    bios: [
      'I have repaired things that move since I was twelve, starting with a moped in a barn that had stood there for longer than I had lived.',
      'The part I like best is the telephone call in which it costs less than feared.',
      'I changed from engines to batteries and found that most faults are still a loose plug.',
    ],
    deeds: [
      'Service and repairs for cars and vans of all makes, about six a day.',
      'Built up the workshop for electric vehicles, with training and safety rules.',
      'Looked after the fleet of a delivery firm: 46 vehicles, and none missed an inspection.',
    ],
  },
}
