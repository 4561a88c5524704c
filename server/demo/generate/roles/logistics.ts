import type { Role } from './role.ts'

export const logistics: Record<string, Role> = {
  warehouseWorker: {
    titles: {
      junior: ['Warehouse assistant'],
      mid: ['Warehouse operative', 'Order picker', 'Forklift driver', 'Warehouse operative, goods in'],
      senior: ['Warehouse shift leader', 'Warehouse manager'],
    },
    previousTitles: ['Order Picker', 'Warehouse Specialist', 'Warehouse Manager'],
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
    education: [
      ['Warehouse Logistics', 'Vocational diploma'],
      ['Logistics', 'Certificate'],
    ],
    experience: 'in warehousing',
    openers: {
      any: [
        '{company} is looking for a reliable warehouse colleague in {city}. You will work in a small team with modern equipment.',
        'Our warehouse in {city} ships orders every weekday. We need support in goods receipt, picking and dispatch.',
        'Do you like being active and working accurately? You will fit well into our warehouse team in {city}.',
        'To handle growing order volumes at {company} we are hiring in the warehouse.',
      ],
      junior: [
        '{company} is looking for helping hands in its warehouse in {city}. The job is suitable for people without experience.',
      ],
      senior: [
        '{company} is looking for an experienced person to lead its warehouse team in {city} and to keep stock and deliveries under control.',
      ],
    },
    duties: {
      any: [
        'Receive deliveries and check quantities and condition',
        'Pick and pack orders with a handheld scanner',
        'Load and unload trucks with a forklift or pallet truck',
        'Store goods in the right location and keep stock records correct',
        'Prepare shipping documents and labels',
        'Take part in regular stock counts',
        'Keep aisles and workplaces clean and safe',
        'Process returns and report damaged goods',
      ],
      junior: [
        'Learn picking and packing with an experienced colleague',
        'Prepare packaging material and keep the packing area tidy',
        'Unload parcels and sort them by storage area',
        'Label goods and restock picking shelves',
      ],
      senior: [
        'Plan shifts and allocate tasks in the team',
        'Monitor stock accuracy, safety and delivery times',
      ],
    },
    requirements: [
      'Careful handling of goods and equipment',
      'Forklift licence, or interest in getting one with us',
      'Physical fitness for lifting up to 20 kilograms',
      'Accurate way of working and basic computer skills',
      'Punctuality and team spirit',
      'Attention to safety rules',
    ],
    screeningQuestion: {
      value: 'Which forklift or equipment licences do you hold?',
      type: 'input',
      answers: [
        'Counterbalance and reach truck, renewed this year',
        'Counterbalance forklift since 2019, and the electric pallet truck',
        'None yet, but I would like to get the forklift licence',
        'Reach truck and order picker, valid for two more years',
      ],
    },
    introductions: [
      'Warehouse operative with forklift licence.',
      'Order picker, fast and accurate with handheld scanners.',
      'Warehouse worker with experience in goods receipt and dispatch.',
      'Forklift driver for counterbalance and reach trucks.',
    ],
    bios: [
      'I have worked in food and spare parts warehouses and am used to shifts and scanners.',
      'I like physical work and an organised workplace. My error rate in picking is low.',
      'I am reliable, learn new systems quickly and help where I am needed.',
    ],
    achievements: [
      'Picked about 180 order lines an hour with very few errors.',
      'Responsible for goods receipt and returns.',
      'Introduced a new storage layout that shortened walking distances by a fifth.',
    ],
  },
  driver: {
    titles: {
      junior: ['Delivery assistant'],
      mid: ['Delivery driver', 'Delivery driver, mornings', 'Truck driver, regional'],
      senior: ['Lead driver and route planner'],
    },
    previousTitles: ['Delivery Driver', 'Truck Driver', 'Lead Driver'],
    skills: [
      'Delivery Driving',
      'Route Planning',
      'Customer Service',
      'Truck Driving',
      'Bus Driving',
      'Vehicle Maintenance',
      'Cargo Bike Delivery',
    ],
    pay: 37_000,
    types: ['Full-time', 'Part-time', 'Temporary'],
    workplaces: ['Transport', 'Haulage', 'Deliveries'],
    education: [
      ['Professional Driving', 'Certificate'],
      ['Motor Mechanics', 'Vocational diploma'],
    ],
    experience: 'as a professional driver',
    openers: {
      any: [
        '{company} is looking for a driver for regular routes in and around {city}.',
        'You will deliver to customers in the {city} area on fixed routes and be home every evening.',
        'Our customers rely on punctual deliveries. For our fleet in {city} we are looking for a careful and friendly driver.',
        'We are adding another vehicle to our delivery team in {city} and need a driver for it.',
      ],
      junior: [
        '{company} is looking for support for its delivery tours in {city}. You do not need experience as a driver.',
      ],
      senior: [
        '{company} is looking for an experienced driver who plans its routes in {city} and trains colleagues.',
      ],
    },
    duties: {
      any: [
        'Load the vehicle and check the delivery papers',
        'Deliver goods to customers and collect empties and returns',
        'Check the vehicle before departure and report defects',
        'Plan the order of stops with the navigation app',
        'Get signatures and document deliveries on the phone',
        'Secure loads and follow driving time rules',
        'Keep the vehicle clean inside and out',
        'Pass on customer feedback to dispatch',
      ],
      junior: [
        'Accompany experienced drivers and learn the routes',
        'Help with loading, carrying and handing over goods',
        'Sort goods by route and load the vehicle',
        'Collect empties and keep the loading area tidy',
      ],
      senior: [
        'Plan routes and vehicles for the delivery team',
        'Train new drivers and check tachograph data',
      ],
    },
    requirements: [
      'Valid driving licence for the vehicle class',
      'Safe and considerate driving style',
      'Good local knowledge or confident use of navigation',
      'Friendly manner with customers',
      'Physical fitness for loading and carrying',
      'Willingness to start early in the morning',
    ],
    screeningQuestion: {
      value: 'Which driving licences do you hold, and since when?',
      type: 'input',
      answers: [
        'Class B since 2012, C1 since 2020',
        'Classes B, C and CE, with a valid driver card and code 95',
        'Class B since 2018, accident-free',
        'Class C since 2015 and a forklift licence',
      ],
    },
    introductions: [
      'Delivery driver with good local knowledge and a clean record.',
      'Truck driver, classes C and CE, for regional routes.',
      'Driver for food deliveries, punctual and friendly.',
    ],
    bios: [
      'I have delivered food, parcels and furniture and know how important punctuality is for customers.',
      'I drive carefully and have had no accidents in my professional life. Early starts are no problem for me.',
      'I like regular routes and contact with customers, and I look after my vehicle.',
    ],
    achievements: [
      'Delivered to about twenty-five customers a day on fixed routes.',
      'Drove refrigerated trucks for supermarket deliveries.',
      'Trained new drivers on local routes.',
    ],
  },
  dispatcher: {
    titles: {
      junior: ['Junior transport planner'],
      mid: ['Transport planner', 'Freight forwarding clerk'],
      senior: ['Head of dispatch'],
    },
    previousTitles: ['Junior Dispatcher', 'Dispatcher', 'Head of Logistics'],
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
    education: [
      ['Freight Forwarding', 'Vocational diploma'],
      ['Logistics Management', 'Bachelor of Arts'],
    ],
    experience: 'in transport planning or freight forwarding',
    openers: {
      any: [
        '{company} is looking for a transport planner who keeps trucks, drivers and customers coordinated.',
        'In our dispatch office in {city} you will plan daily shipments and be the contact for drivers and customers.',
      ],
      junior: [
        '{company} offers a start in transport planning in {city} with a structured introduction to all areas of dispatch.',
      ],
      senior: ['{company} is looking for an experienced manager for its dispatch team in {city}.'],
    },
    duties: {
      any: [
        'Plan routes, loads and drivers for the next day',
        'Book carriers and negotiate rates',
        'Inform customers about delays and arrival times',
        'Prepare freight documents and customs papers',
        'Monitor driving and rest times',
        'Check freight invoices',
      ],
      junior: [
        'Enter orders and prepare transport documents',
        'Track shipments and answer customer queries',
        "Book time slots at customers' docks",
        'Check delivery notes and file documents',
      ],
      senior: [
        'Lead the dispatch team and negotiate annual contracts',
        'Analyse costs, capacity use and punctuality',
      ],
    },
    qualification: 'Training in freight forwarding or logistics',
    requirements: [
      'Confident use of transport management software',
      'Good English; another language is an advantage',
      'Ability to decide quickly and communicate clearly',
    ],
    screeningQuestion: {
      value: 'A truck breaks down with an urgent delivery on board. What do you do?',
      answers: [
        'I call the driver and the customer, look for a vehicle nearby for reloading and organise the repair in parallel.',
        'First safety of the driver, then a replacement truck from our partners. The customer gets a new time within half an hour.',
        'I check which goods are really urgent and send those with a van, and the rest after the repair.',
        'I inform the customer at once and offer two options with times and costs.',
      ],
    },
    introductions: [
      'Transport planner for road freight.',
      'Freight forwarding clerk with customs knowledge.',
      'Dispatcher with experience in temperature-controlled transport.',
    ],
    bios: [
      'I have planned national and international shipments and stay on top of things when plans change.',
      'Good contact with drivers is important to me. I started as a driver myself.',
      'I have worked with several planning systems and like to improve processes.',
    ],
    achievements: [
      'Planned forty trucks a day in the Benelux region.',
      'Raised the capacity use of return trips from 61 to 78 percent.',
      'Prepared customs papers for about thirty shipments a week.',
    ],
  },
  mechanic: {
    titles: {
      junior: ['Apprentice bicycle mechanic'],
      mid: ['Bicycle mechanic', 'Mechanic, electric vehicles', 'Mechanic, cargo bikes'],
      senior: ['Workshop manager'],
    },
    previousTitles: ['Apprentice Mechanic', 'Vehicle Mechanic', 'Workshop Manager'],
    skills: [
      'Bicycle Repair',
      'Electric Vehicle Servicing',
      'Vehicle Diagnostics',
      'Vehicle Maintenance',
      'Diesel Engine Repair',
      'Customer Service',
      'Welding',
    ],
    pay: 39_000,
    types: ['Full-time', 'Full-time', 'Part-time'],
    workplaces: ['Garage', 'Motors', 'Cycles'],
    education: [
      ['Motor Mechanics', 'Journeyman'],
      ['Mechatronics', 'Vocational diploma'],
    ],
    experience: 'as a bicycle or vehicle mechanic',
    openers: {
      any: [
        '{company} is looking for a mechanic for bicycles, cargo bikes and light electric vehicles.',
        'Our workshop in {city} is busy all year. You will work in a team of experienced mechanics with modern tools and diagnostic software.',
      ],
      junior: [
        '{company} trains bicycle mechanics in {city}. You will work on city bikes, cargo bikes and e-bikes from your first week.',
      ],
      senior: ['{company} is looking for an experienced mechanic to manage its workshop in {city}.'],
    },
    duties: {
      any: [
        'Service and repair bicycles, cargo bikes and electric drives',
        'Diagnose faults in motors, batteries and displays',
        'Build wheels and assemble new bikes',
        'Advise customers and prepare cost estimates',
        'Order spare parts and manage warranty cases',
        'Carry out test rides and final checks',
      ],
      junior: [
        'Learn to service brakes, gears and wheels',
        'Keep the workshop tidy and sort spare parts',
        'Clean and assemble bikes under supervision',
        'Check tyre pressure, lights and bolts before handover',
      ],
      senior: [
        'Plan workshop appointments and capacity',
        'Train apprentices and carry out final inspections',
      ],
    },
    qualification: 'Training as a bicycle or vehicle mechanic',
    requirements: [
      'Knowledge of common e-bike systems',
      'Friendly advice to customers',
      'Careful work and sense of responsibility for safety',
    ],
    screeningQuestion: {
      value: 'Which repair do you find most demanding, and how do you go about it?',
      answers: [
        'Intermittent faults on e-bikes. I read the error log, check plugs for moisture and ride the bike with the diagnostic tool connected.',
        'Hydraulic brakes on older cargo bikes, because parts are hard to get. I bleed, check pistons and replace the whole unit if it is not safe.',
        'Hub gears. I work with the exploded drawing and lay out the parts in order.',
        'Cracked frames. I mark the crack, take photos and explain to the customer why I do not repair it.',
      ],
    },
    introductions: [
      'Bicycle mechanic with experience in e-bikes.',
      'Mechanic for cargo bikes and light electric vehicles.',
      'Vehicle mechanic with high-voltage qualification.',
    ],
    bios: [
      'I trained as a vehicle mechanic and specialised in e-bikes four years ago.',
      'I like clean, careful work and explaining to customers what was repaired.',
      'I have worked in a shop and in the workshop of a bike-sharing company.',
    ],
    achievements: [
      'Serviced about eight bikes a day, including electric drives.',
      'Maintained a fleet of 120 cargo bikes.',
      'Set up the warranty process with two manufacturers.',
    ],
  },
}
