// Generated from schemas/ by npm run generate. Do not edit.
export const applicationDefinition = {
  "id": "application",
  "version": 1,
  "title": "Application",
  "access": "public",
  "header": "Application",
  "draft": {
    "days": 7
  },
  "steps": [
    {
      "id": "basic",
      "kind": "form",
      "path": "/basic-information",
      "title": "Basic Information",
      "progress": 25,
      "next": "Save and Continue",
      "check": "step",
      "content": [
        {
          "paragraph": [
            "Your details must match your official ID: your National Identity Card, Passport or Birth Certificate."
          ]
        }
      ],
      "fields": {
        "firstName": {
          "type": "string",
          "maxLength": 60,
          "pattern": "\\S"
        },
        "surname": {
          "type": "string",
          "maxLength": 60,
          "pattern": "\\S"
        },
        "dateOfBirth": {
          "type": "string",
          "pastYears": 100,
          "format": "date"
        },
        "gender": {
          "type": "string",
          "enum": [
            "female",
            "male",
            "other"
          ]
        },
        "placeOfBirthCountry": {
          "type": "string",
          "enum": [
            "Benin",
            "Burkina Faso",
            "Cameroon",
            "Cabo Verde",
            "Chad",
            "Côte d'Ivoire",
            "Equatorial Guinea",
            "The Gambia",
            "Ghana",
            "Guinea",
            "Guinea-Bissau",
            "Liberia",
            "Mali",
            "Mauritania",
            "Niger",
            "Nigeria",
            "Senegal",
            "Sierra Leone",
            "Togo"
          ]
        },
        "placeOfBirthCity": {
          "type": "string",
          "maxLength": 60,
          "pattern": "\\S"
        },
        "streetAddress": {
          "type": "string",
          "maxLength": 120
        },
        "residenceCity": {
          "type": "string",
          "enum": [
            "Bakau",
            "Banjul",
            "Basse Santa Su",
            "Brikama",
            "Brufut",
            "Farafenni",
            "Janjanbureh",
            "Jufureh",
            "Kalagi",
            "Kanilai",
            "Kerewan",
            "Kololi",
            "Kuntaur",
            "Lamin (North Bank Division)",
            "Lamin (Western Division)",
            "Mansa Konko",
            "Nema Kunku",
            "Serekunda",
            "Soma",
            "Sukuta",
            "Tanji"
          ]
        },
        "residenceRegion": {
          "type": "string",
          "enum": [
            "Banjul",
            "Kanifing Municipality",
            "West Coast Region",
            "Lower River Region",
            "North Bank Region",
            "Central River Region",
            "Upper River Region"
          ]
        },
        "ethnicity": {
          "type": "string",
          "maxLength": 60
        },
        "email": {
          "type": "string",
          "maxLength": 254,
          "pattern": "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"
        },
        "hearAboutUs": {
          "type": "string",
          "enum": [
            "Friend",
            "Through University of Gambia",
            "Internet Search",
            "Other"
          ]
        }
      },
      "required": [
        "firstName",
        "surname",
        "dateOfBirth",
        "gender",
        "placeOfBirthCountry",
        "placeOfBirthCity",
        "residenceCity",
        "residenceRegion",
        "email",
        "hearAboutUs"
      ],
      "conditions": [
        {
          "if": "basic?1",
          "then": {
            "properties": {
              "placeOfBirthCity": {
                "enum": [
                  "Bakau",
                  "Banjul",
                  "Basse Santa Su",
                  "Brikama",
                  "Brufut",
                  "Farafenni",
                  "Janjanbureh",
                  "Jufureh",
                  "Kalagi",
                  "Kanilai",
                  "Kerewan",
                  "Kololi",
                  "Kuntaur",
                  "Lamin (North Bank Division)",
                  "Lamin (Western Division)",
                  "Mansa Konko",
                  "Nema Kunku",
                  "Serekunda",
                  "Soma",
                  "Sukuta",
                  "Tanji"
                ]
              }
            }
          }
        }
      ],
      "ui": {
        "firstName": {
          "label": "First name",
          "widget": "text",
          "noun": "your first name",
          "autocomplete": "given-name"
        },
        "surname": {
          "label": "Surname",
          "widget": "text",
          "noun": "your surname",
          "autocomplete": "family-name"
        },
        "dateOfBirth": {
          "label": "Date of birth",
          "widget": "date",
          "noun": "your date of birth",
          "autocomplete": "bday"
        },
        "gender": {
          "label": "Gender",
          "widget": "radios",
          "noun": "your gender",
          "autocomplete": "sex",
          "optionTitles": {
            "female": "Female",
            "male": "Male",
            "other": "Other"
          }
        },
        "placeOfBirthCountry": {
          "label": "Country of birth",
          "widget": "select",
          "noun": "your country of birth",
          "autocomplete": "country-name"
        },
        "placeOfBirthCity": {
          "label": "City of birth",
          "widget": "text",
          "listHint": "Not listed? Choose the nearest place.",
          "noun": "your city of birth"
        },
        "ethnicity": {
          "label": "Ethnicity",
          "widget": "text",
          "hint": "This helps us reach every community. You can leave it blank.",
          "noun": "your ethnicity"
        },
        "streetAddress": {
          "label": "Street address",
          "widget": "text",
          "noun": "your street address",
          "autocomplete": "street-address"
        },
        "residenceCity": {
          "label": "City or town you live in",
          "widget": "select",
          "hint": "Not listed? Choose the nearest place.",
          "noun": "the city or town you live in",
          "autocomplete": "address-level2",
          "fills": {
            "residenceRegion": {
              "Bakau": "Kanifing Municipality",
              "Banjul": "Banjul",
              "Basse Santa Su": "Upper River Region",
              "Brikama": "West Coast Region",
              "Brufut": "West Coast Region",
              "Farafenni": "North Bank Region",
              "Janjanbureh": "Central River Region",
              "Jufureh": "North Bank Region",
              "Kalagi": "West Coast Region",
              "Kanilai": "West Coast Region",
              "Kerewan": "North Bank Region",
              "Kololi": "Kanifing Municipality",
              "Kuntaur": "Central River Region",
              "Lamin (North Bank Division)": "North Bank Region",
              "Lamin (Western Division)": "West Coast Region",
              "Mansa Konko": "Lower River Region",
              "Nema Kunku": "West Coast Region",
              "Serekunda": "Kanifing Municipality",
              "Soma": "Lower River Region",
              "Sukuta": "West Coast Region",
              "Tanji": "West Coast Region"
            }
          }
        },
        "residenceRegion": {
          "label": "Region you live in",
          "widget": "select",
          "noun": "the region you live in",
          "autocomplete": "address-level1"
        },
        "email": {
          "label": "Email address",
          "widget": "email",
          "hint": "For example name@example.com",
          "noun": "your email address",
          "autocomplete": "email",
          "messages": {
            "pattern": {
              "text": "Please enter a valid email address.",
              "toast": {
                "title": "Invalid email address.",
                "text": "Please enter a valid email address."
              }
            }
          }
        },
        "hearAboutUs": {
          "label": "How did you hear about us?",
          "widget": "radios",
          "noun": "how you heard about us"
        }
      },
      "groups": [
        {
          "legend": "Name",
          "fields": [
            "firstName",
            "surname"
          ]
        },
        {
          "legend": "About you",
          "fields": [
            "dateOfBirth",
            "gender",
            "placeOfBirthCountry",
            "placeOfBirthCity",
            "ethnicity"
          ]
        },
        {
          "legend": "Where you live",
          "fields": [
            "streetAddress",
            "residenceCity",
            "residenceRegion"
          ]
        },
        {
          "legend": "Contact",
          "fields": [
            "email",
            "hearAboutUs"
          ]
        }
      ]
    },
    {
      "id": "academic",
      "kind": "form",
      "path": "/academic-information",
      "title": "Academic and Work Information",
      "progress": 50,
      "next": "Save and Continue",
      "previous": "Back",
      "check": "step",
      "fields": {
        "highestEducation": {
          "type": "string",
          "enum": [
            "High School",
            "Vocational Training",
            "Undergraduate First Year Complete",
            "Undergraduate Second Year Complete",
            "Undergraduate Third Year Complete",
            "Undergraduate Complete"
          ]
        },
        "currentSchool": {
          "type": "string",
          "enum": [
            "University of The Gambia",
            "Gambia College",
            "Management Development Institute",
            "UTG Master's"
          ]
        },
        "studentStatus": {
          "type": "string",
          "enum": [
            "Full-time Student",
            "Part-time Student",
            "Not Enrolled"
          ]
        },
        "ID": {
          "type": "string",
          "maxLength": 20,
          "pattern": "^\\d+(\\.\\d{1,2})?$"
        },
        "major": {
          "type": "string",
          "enum": [
            "Accounting",
            "Agriculture",
            "Banking and Finance",
            "Biology",
            "Chemistry",
            "Computer Science",
            "Development Studies",
            "Economics",
            "Education",
            "Engineering and Architecture",
            "English",
            "Environmental Sciences",
            "French",
            "Gender and Development",
            "Hospitality and Tourism Management",
            "Human Resource Management",
            "Information Systems",
            "Islamic Studies",
            "Journalism",
            "Law",
            "Management",
            "Marketing",
            "Mathematics",
            "Medicine",
            "Nursing",
            "Political Science",
            "Public Administration",
            "Public Health"
          ]
        },
        "GPA": {
          "type": "string",
          "maxLength": 10,
          "pattern": "^\\d+(\\.\\d{1,2})?$"
        },
        "expectedCareer": {
          "type": "string",
          "enum": [
            "Agricultural Economist",
            "Agricultural Extension Officer",
            "Agronomist",
            "Animal Scientist",
            "Biologist",
            "Chemist",
            "Climate Change Specialist",
            "Environmental Scientist",
            "Farmer",
            "Fisheries Officer",
            "Food Technologist",
            "Forester",
            "Geologist",
            "Horticulturist",
            "Laboratory Technician",
            "Marine Biologist",
            "Meteorologist",
            "Physicist",
            "Soil Scientist",
            "Veterinarian",
            "Accountant",
            "Auditor",
            "Banker",
            "Business Analyst",
            "Customer Service Representative",
            "Economist",
            "Entrepreneur",
            "Financial Analyst",
            "Hotel Manager",
            "Human Resource Manager",
            "Import and Export Trader",
            "Insurance Agent",
            "Loan Officer",
            "Marketing Manager",
            "Operations Manager",
            "Procurement Officer",
            "Project Manager",
            "Sales Representative",
            "Tax Consultant",
            "Tour Operator",
            "Animator",
            "Content Creator",
            "Cybersecurity Analyst",
            "Data Analyst",
            "Data Scientist",
            "Database Administrator",
            "Digital Marketer",
            "Filmmaker",
            "Graphic Designer",
            "IT Support Technician",
            "Journalist",
            "Mobile App Developer",
            "Network Administrator",
            "News Editor",
            "Photographer",
            "Public Relations Officer",
            "Radio Presenter",
            "Software Developer",
            "Systems Analyst",
            "Web Developer",
            "Aeronautical Engineer",
            "Agricultural Engineer",
            "Architect",
            "Automotive Engineer",
            "Biomedical Engineer",
            "Chemical Engineer",
            "Civil Engineer",
            "Computer Engineer",
            "Construction Manager",
            "Electrical Engineer",
            "Electronics Engineer",
            "Land Surveyor",
            "Marine Engineer",
            "Mechanical Engineer",
            "Quantity Surveyor",
            "Renewable Energy Engineer",
            "Structural Engineer",
            "Telecommunications Engineer",
            "Urban Planner",
            "Water Resources Engineer",
            "Anaesthetist",
            "Community Health Nurse",
            "Dentist",
            "Dietitian",
            "Emergency Medical Technician",
            "Environmental Health Officer",
            "Epidemiologist",
            "Health Educator",
            "Health Records Officer",
            "Medical Doctor",
            "Medical Laboratory Scientist",
            "Mental Health Counsellor",
            "Midwife",
            "Nurse",
            "Optometrist",
            "Pharmacist",
            "Physiotherapist",
            "Public Health Officer",
            "Radiographer",
            "Surgeon",
            "Civil Servant",
            "Community Development Officer",
            "Customs Officer",
            "Diplomat",
            "Early Childhood Teacher",
            "Firefighter",
            "Immigration Officer",
            "Judge",
            "Lawyer",
            "Lecturer",
            "Librarian",
            "Military Officer",
            "NGO Programme Officer",
            "Police Officer",
            "Policy Analyst",
            "Primary School Teacher",
            "Religious Leader",
            "School Administrator",
            "Secondary School Teacher",
            "Social Worker"
          ]
        },
        "workStatus": {
          "type": "string",
          "enum": [
            "Working Full-Time",
            "Do not currently have a job",
            "Working Part-Time",
            "Other"
          ]
        },
        "earningsPerMonth": {
          "type": "string",
          "maxLength": 12,
          "pattern": "^\\d+(\\.\\d{1,2})?$"
        },
        "earnSameAmount": {
          "type": "string",
          "enum": [
            "Yes",
            "No"
          ]
        },
        "expectedGradMonth": {
          "type": "string",
          "maxLength": 20
        },
        "expectedGradYear": {
          "type": "string",
          "maxLength": 4
        }
      },
      "required": [
        "highestEducation",
        "currentSchool",
        "studentStatus",
        "ID",
        "major",
        "GPA",
        "expectedCareer",
        "workStatus",
        "earningsPerMonth",
        "earnSameAmount"
      ],
      "ui": {
        "highestEducation": {
          "label": "Highest level of education",
          "widget": "select",
          "noun": "your highest level of education"
        },
        "currentSchool": {
          "label": "Current school",
          "widget": "radios",
          "noun": "your current school"
        },
        "studentStatus": {
          "label": "Student status",
          "widget": "radios",
          "noun": "your student status"
        },
        "ID": {
          "label": "MAT number",
          "widget": "decimal",
          "hint": "Or your GC number. Digits only: leave out any letters.",
          "noun": "your MAT number",
          "messages": {
            "pattern": {
              "text": "Your MAT number must have digits only, for example 00123456"
            }
          }
        },
        "major": {
          "label": "Major",
          "widget": "select",
          "hint": "Choose the closest subject. Trainee teachers: choose Education.",
          "noun": "your major"
        },
        "GPA": {
          "label": "GPA",
          "widget": "decimal",
          "hint": "For example 3.25. If you have no GPA yet, enter 0.",
          "noun": "your GPA",
          "messages": {
            "pattern": {
              "text": "Your GPA must be a number with at most 2 decimal places, for example 3.25"
            }
          }
        },
        "expectedCareer": {
          "label": "Expected career",
          "widget": "select",
          "hint": "Choose the closest one.",
          "noun": "your expected career",
          "optionGroups": [
            {
              "title": "Agriculture and Science",
              "values": [
                "Agricultural Economist",
                "Agricultural Extension Officer",
                "Agronomist",
                "Animal Scientist",
                "Biologist",
                "Chemist",
                "Climate Change Specialist",
                "Environmental Scientist",
                "Farmer",
                "Fisheries Officer",
                "Food Technologist",
                "Forester",
                "Geologist",
                "Horticulturist",
                "Laboratory Technician",
                "Marine Biologist",
                "Meteorologist",
                "Physicist",
                "Soil Scientist",
                "Veterinarian"
              ]
            },
            {
              "title": "Business",
              "values": [
                "Accountant",
                "Auditor",
                "Banker",
                "Business Analyst",
                "Customer Service Representative",
                "Economist",
                "Entrepreneur",
                "Financial Analyst",
                "Hotel Manager",
                "Human Resource Manager",
                "Import and Export Trader",
                "Insurance Agent",
                "Loan Officer",
                "Marketing Manager",
                "Operations Manager",
                "Procurement Officer",
                "Project Manager",
                "Sales Representative",
                "Tax Consultant",
                "Tour Operator"
              ]
            },
            {
              "title": "Media and IT",
              "values": [
                "Animator",
                "Content Creator",
                "Cybersecurity Analyst",
                "Data Analyst",
                "Data Scientist",
                "Database Administrator",
                "Digital Marketer",
                "Filmmaker",
                "Graphic Designer",
                "IT Support Technician",
                "Journalist",
                "Mobile App Developer",
                "Network Administrator",
                "News Editor",
                "Photographer",
                "Public Relations Officer",
                "Radio Presenter",
                "Software Developer",
                "Systems Analyst",
                "Web Developer"
              ]
            },
            {
              "title": "Engineering",
              "values": [
                "Aeronautical Engineer",
                "Agricultural Engineer",
                "Architect",
                "Automotive Engineer",
                "Biomedical Engineer",
                "Chemical Engineer",
                "Civil Engineer",
                "Computer Engineer",
                "Construction Manager",
                "Electrical Engineer",
                "Electronics Engineer",
                "Land Surveyor",
                "Marine Engineer",
                "Mechanical Engineer",
                "Quantity Surveyor",
                "Renewable Energy Engineer",
                "Structural Engineer",
                "Telecommunications Engineer",
                "Urban Planner",
                "Water Resources Engineer"
              ]
            },
            {
              "title": "Health",
              "values": [
                "Anaesthetist",
                "Community Health Nurse",
                "Dentist",
                "Dietitian",
                "Emergency Medical Technician",
                "Environmental Health Officer",
                "Epidemiologist",
                "Health Educator",
                "Health Records Officer",
                "Medical Doctor",
                "Medical Laboratory Scientist",
                "Mental Health Counsellor",
                "Midwife",
                "Nurse",
                "Optometrist",
                "Pharmacist",
                "Physiotherapist",
                "Public Health Officer",
                "Radiographer",
                "Surgeon"
              ]
            },
            {
              "title": "Education and Public Service",
              "values": [
                "Civil Servant",
                "Community Development Officer",
                "Customs Officer",
                "Diplomat",
                "Early Childhood Teacher",
                "Firefighter",
                "Immigration Officer",
                "Judge",
                "Lawyer",
                "Lecturer",
                "Librarian",
                "Military Officer",
                "NGO Programme Officer",
                "Police Officer",
                "Policy Analyst",
                "Primary School Teacher",
                "Religious Leader",
                "School Administrator",
                "Secondary School Teacher",
                "Social Worker"
              ]
            }
          ]
        },
        "workStatus": {
          "label": "Work status",
          "widget": "radios",
          "noun": "your work status"
        },
        "earningsPerMonth": {
          "label": "Earnings per month",
          "widget": "decimal",
          "hint": "For example 4500. If you earn nothing, enter 0.",
          "prefix": "D",
          "noun": "your earnings per month",
          "messages": {
            "pattern": {
              "text": "Your earnings per month must be a number with at most 2 decimal places, for example 4500"
            }
          }
        },
        "earnSameAmount": {
          "label": "Do you earn the same amount every month?",
          "widget": "radios",
          "hint": "If you earn nothing, choose Yes.",
          "noun": "whether you earn the same amount every month",
          "messages": {
            "required": {
              "text": "Choose Yes or No"
            }
          }
        },
        "expectedGradMonth": {
          "label": "Expected graduation month",
          "widget": "hidden",
          "noun": "your expected graduation month"
        },
        "expectedGradYear": {
          "label": "Expected graduation year",
          "widget": "hidden",
          "noun": "your expected graduation year"
        }
      },
      "groups": [
        {
          "legend": "Studies",
          "fields": [
            "highestEducation",
            "currentSchool",
            "studentStatus",
            "ID",
            "major",
            "GPA"
          ]
        },
        {
          "legend": "Work",
          "fields": [
            "expectedCareer",
            "workStatus",
            "earningsPerMonth",
            "earnSameAmount"
          ]
        }
      ]
    },
    {
      "id": "loan",
      "kind": "form",
      "path": "/loan-information",
      "title": "Loan Specifics",
      "progress": 75,
      "next": "Review Application",
      "previous": "Back",
      "check": "step",
      "fields": {
        "loanQuestion": {
          "type": "string",
          "maxLength": 2000,
          "pattern": "\\S"
        }
      },
      "required": [
        "loanQuestion"
      ],
      "ui": {
        "loanQuestion": {
          "label": "How will the tuition advance help you with your future goals?",
          "widget": "textarea",
          "hint": "A few sentences are enough.",
          "noun": "how the tuition advance will help you",
          "rows": 4,
          "messages": {
            "required": {
              "text": "Tell us how the tuition advance will help you"
            }
          }
        }
      }
    },
    {
      "id": "review",
      "kind": "review",
      "path": "/review-application",
      "title": "Review",
      "progress": 100,
      "previous": "Back",
      "submit": "SUBMIT APPLICATION",
      "check": "step",
      "content": [
        {
          "paragraph": [
            "Check your answers. After you submit, you can change only your phone number and email."
          ]
        }
      ]
    }
  ],
  "submit": {
    "wait": "at-once",
    "go": "/application-received"
  }
} as const;
