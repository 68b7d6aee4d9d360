/**
 * Each calculator's houses and their queries; "on" and a day follow if it isn't the usual one. The snapshot has a table of the figures
 * of the first six; the others are here for sentences that no other house gets.
 */
export const houses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  price: {
    "Nothing entered": "",
    "Panels alone in Ballarat, everyone out": "kw=6.6&battery=0&postcode=3350&use=1642.5&home=out",
    "A large battery behind old panels": "kw=0&battery=20&existing=yes&stc=36&distributor=powercor&bill=400",
    "All electric, everyone home, under the income limit":
      "kw=13&battery=13.5&home=home&heating=electric&water=3&waterpart=added&waterfrom=12&ev=day&distributor=ausnet&bill=900&hotwater=yes&aircon=ducted&income=under",
    "Peak and cheap hours, and a virtual power plant":
      "peak=40&peakfrom=16&peakto=21&low=12&lowfrom=0&lowto=6&gridcharge=cheap&cheapfrom=0&cheapto=6&batterykw=3&reserve=20&vppyear=120&vppevents=30&vppkwh=5&vppcents=30&vppfrom=18&vppto=20&vppshare=50",
    "After next winter, two sides and trees":
      "year=2027&half=2&orientation=east&pitch=10&kw2=3&orientation2=south&pitch2=30&shadeam=much&shadepm=some",
    "The bill is missing": "bill=",
    "A battery without panels": "kw=0&battery=13.5",
    "Neither panels nor a battery": "kw=0&battery=0",
    "A package, under the income limit": "kw=10&battery=15&postcode=3121&income=under",
    "A controlled load and a car at midday":
      "water=4&waterpart=controlled&controlled=18&ev=midday&km=400&evdays=5&distributor=citipower",
    "A car at night": "ev=night&night=12&distributor=jemena&rate=30&feedin=5&exportlimit=1.5",
    "A car on arrival": "ev=arrival&distributor=united&use=2000",
    "Free power at midday": "midday=yes",
    "Free power at midday, up to a cap": "midday=yes&cap=8&gridcharge=never",
    "A flat roof in Mildura": "postcode=3500&pitch=0&shadepm=much",
    "What a blackout leaves running": "backup=fridge&backup=split&hours=24",
    "A tenant": "hotwater=local&aircon=split&owner=renter&income=under",
    "Over the income limit": "aircon=large-split&income=over&stc=30",
    "Panels already, and several heads": "aircon=three-heads&hotwater=local&existing=yes",
    "A quote at hand": "cost=21000",
    "Next year": "year=2027",
    "When certificates have ended": "year=2031&hotwater=yes&aircon=five-heads",
    "In the new year": "kw=6.6&battery=13.5 on 2027-01-02",
    "After the discounts on air conditioning were last announced": "aircon=split on 2027-07-01",
    "A battery that may never pay": "kw=13&battery=30 on 2027-06-30",
    "More panels than earn certificates": "kw=100&kw2=20&battery=100&bill=20000",
    "A small night": "kw=2&battery=4&night=3",
    "Nothing pays": "kw=100&use=10&feedin=0&rate=1",
    "Only the smallest battery pays": "kw=3&gridcharge=cheap&cheapfrom=22&cheapto=6&low=12&lowfrom=22&lowto=6",
    "Power costs much": "rate=60&use=2500",
    "Few panels for the night": "kw=2&night=20&postcode=3064",
  },
  plan: {
    "Nothing entered": "",
    "Geelong, an old gas unit": "age=old&postcode=3220",
    "Ballarat over the income limit, little money":
      "age=middle&rooms=room&postcode=3350&income=over&people=4&kw=6.6&budget=6000",
    "Panels and a car already":
      "system=electric&age=unknown&rooms=reverse&cooktop=electric&solar=panels&car=yes&people=2",
    "An apartment with plug-in heaters": "dwelling=apartment&system=electric&rooms=electric&bill=400&income=under",
    "Leaving soon": "age=new&rooms=other&people=1&bill=300&stay=4",
    "A tenant with gas": "owner=renter",
    "A tenant with reverse cycle": "owner=renter&system=electric&rooms=reverse&solar=panels&cooktop=electric",
    "A new car, and money for all of it":
      "system=heat-pump&rooms=reverse&car=soon&battery=5&bill=1200&budget=30000&stay=20",
    "A budget that reaches little": "budget=1000&age=old",
    "Everything there": "system=shared&rooms=reverse&solar=battery&cooktop=electric",
    "In December": "age=old on 2026-12-05",
    "When no rebate is known": "age=old on 2028-03-15",
  },
  quote: {
    "Nothing entered": "",
    "A fair price": "price=7600&paid=before&kw=6.6&certificates=39&postcode=3121",
    "Fair, dear and cheap":
      "price=7600&paid=before&kw=6.6&price2=9900&paid2=before&kw2=6.6&price3=5000&paid3=before&kw3=6.6",
    "After the state's rebate":
      "price=4600&kw=6.6&paid=after&price2=3400&kw2=6.6&paid2=after&price3=7600&kw3=6.6&paid3=after",
    "Panels and battery":
      "price=9900&kw=6.6&battery=13.5&paid=after&price2=19000&kw2=6.6&battery2=13.5&paid2=before&certificates2=130&price3=29900&kw3=6.6&battery3=13.5&paid3=before",
    "An earlier rule's certificates":
      "price=11000&paid=before&battery=10&certificates=84&price2=9000&paid2=before&battery2=10&certificates2=61&price3=9000&paid3=before&battery3=10&certificates3=75",
    "An empty form": "price=&paid=after&gst=ex&kw=&price2=&paid2=before&postcode=3121",
    "Two alike": "price=7600&kw=6.6&paid=before&price2=7580&kw2=6.6&paid2=before&postcode=3064",
    "Before rebates and after them": "price=7500&kw=6.6&paid=before&price2=6600&kw2=6.6&paid2=after&postcode=3121",
    "It isn't said whether rebates are off": "price=13900&kw=8&battery=10&paid=after&price2=13900&kw2=8&battery2=10",
    "Without GST":
      "price=7000&kw=6.6&gst=ex&paid=before&price2=8700&kw2=6.6&gst2=ex&paid2=before&price3=6000&kw3=6.6&gst3=ex&paid3=before",
    "Another zone's certificates": "price=7900&paid=before&kw=6.6&certificates=39&postcode=3550",
    "Another year's certificates":
      "price=7900&paid=before&kw=6.6&certificates=46&price2=7900&paid2=before&kw2=6.6&certificates2=31&price3=7900&paid3=before&kw3=6.6&certificates3=50",
    "Certificates for a half of the system":
      "price=19000&paid=before&kw=6.6&battery=13.5&certificates=39&price2=19000&paid2=before&kw2=6.6&battery2=13.5&certificates2=91&price3=19000&paid3=before&kw3=6.6&battery3=13.5&certificates3=200",
    "Next year":
      "price=7900&paid=before&kw=6.6&certificates=39&year=2027&price2=8500&paid2=before&battery2=10&certificates2=68",
    "Our own lowest prices":
      "price=1499&kw=6.6&paid=after&price2=4500&kw2=8&battery2=10&paid2=after&price3=6500&battery3=20&paid3=after",
    Absurd:
      "price=1&kw=10&paid=before&price2=900000&kw2=6.6&paid2=before&price3=7600&kw3=6.6&certificates3=10000&paid3=before",
    "More than earns certificates":
      "price=150000&kw=150&certificates=0&paid=before&price2=2000&battery2=1&paid2=before",
    "Without a price": "kw=6.6&battery=13.5&price2=9900&kw3=6.6&certificates3=45",
    "Wrong and cheap, after rebates": "price=4600&paid=after&kw=6.6&certificates=45&postcode=3121",
  },
  vpp: {
    "Nothing entered": "",
    "The battery's size alone": "battery=13.5",
    "A whole contract": "battery=10&listed=yes&internet=yes&vppplan=same&yearly=100&events=20&perevent=6&cents=50",
    "Not listed, offline": "battery=13.5&listed=no&internet=no",
    "A dearer plan": "battery=10&listed=yes&internet=yes&vppplan=dearer&yearly=200",
    "One event that takes more than is left":
      "battery=10&listed=yes&internet=yes&vppplan=same&events=1&perevent=10&cents=50",
    "Everything but the battery": "listed=yes&yearly=120",
    "Too small": "battery=3",
    "Events without a rate": "battery=10&listed=yes&internet=yes&vppplan=same&yearly=100&events=20&perevent=6",
    "A part of the events": "battery=10&listed=yes&internet=yes&vppplan=same&yearly=100&events=20&cents=50",
    "All of it kept back": "battery=10&reserve=100&yearly=100&listed=yes&internet=yes&vppplan=same",
  },
  apartments: {
    "Nothing entered": "",
    "A whole building": "apartments=12&storeys=3&network=own&kw=30&cost=45000&fees=20000",
    "Within the committee's power": "apartments=12&cost=45000&fees=30000",
    "The owners have agreed": "apartments=50&vote=resolution&storeys=8&network=own&cost=20000",
    "Too many apartments, too high, in an embedded network":
      "apartments=51&storeys=9&network=embedded&kw=30&cost=45000",
    "After the last day": "apartments=12&storeys=3&network=own on 2027-07-01",
    "Everything but the number of apartments": "storeys=3&kw=6.6",
    "A price alone": "apartments=60&cost=45000",
  },
  heating: {
    "Nothing entered": "",
    "Two bills": "winter=900&summer=200",
    "Nothing else on gas": "winter=900&summer=200&lastgas=yes&gasprice=5&rate=30",
    "It depends": "winter=300&summer=280&gasprice=1.5",
    "Summer costs more than winter": "winter=200&summer=800",
    "One bill": "winter=900",
    "The other bill": "summer=200",
  },
  "hot-water": {
    "Nothing entered": "",
    "Four with an element": "people=4&system=electric&rate=30&gasprice=5&local=yes&year=2027&half=1",
    "One, under the income limit": "people=1&income=under&stc=40",
    "Twelve, over the income limit": "people=12&income=over&local=yes",
    "A tenant": "people=2&owner=renter",
    "After next winter": "people=2&year=2027&half=2&local=yes",
    "A new build": "people=2&build=new",
    "When certificates have ended": "year=2031",
    "Nobody lives there": "people=&rate=&gasprice=",
    "Power costs much": "rate=55",
    "Power costs much, and gas little": "rate=55&gasprice=1",
  },
  commercial: {
    "Nothing entered": "",
    "A battery, and larger panels": "kw=50&use=20000&battery=40",
    "A bill, six days a week": "bill=2500&open=6&opens=6.5&closes=14&distributor=citipower",
    "Inland, with its own rates": "postcode=3350&exportlimit=10&feedin=5&rate=22&supply=150",
    "Two sides, trees and a car":
      "orientation=west&pitch=10&kw2=12&orientation2=east&pitch2=5&shadeam=some&shadepm=much&ev=midday",
    "Nothing pays": "kw=100&use=1&feedin=0&battery=20",
    "An empty form": "kw=&use=&bill=&price=",
    "Day and night": "opens=7&closes=7&open=7&idle=50",
    "Past midnight, one day a week": "opens=20&closes=2&open=1",
    "From noon to half past midnight": "opens=12&closes=0.5",
    "Its own price": "price=60000&stc=30",
  },
  output: {
    "Nothing entered": "",
    "A usual month in Ballarat": "kw=6.6&postcode=3350&month=april&made=600",
    "A dull month, east and west": "kw=8&orientation=east&kw2=5&orientation2=west&month=june&made=400",
    "Half of it has failed": "kw=10&shadepm=much&pitch=10&month=january&made=600",
    "Nothing at all": "kw=6.6&month=march&made=0",
    "More than it can be": "kw=1.5&month=july&made=300",
    "The month alone": "kw=6.6&month=may",
    "What the app shows, alone": "kw=6.6&made=400",
    "Without a size": "kw=&month=may&made=300",
  },
  coverage: {
    "Nothing entered": "place=",
    "In Melbourne": "place=Brunswick",
    "Within a hundred kilometres": "place=torquay vic",
    "Far away": "place=Mildura",
    "Farther than we drive": "place=Warrnambool",
    "A postcode of several places": "place=3228",
    "A postcode of two places": "place=3018",
    "Two of one name": "place=Reedy Creek",
    "A slip of the pen": "place=Warnambool",
    "PO boxes": "place=3001",
    "Another state": "place=Albury",
    "No place at all": "place=xyzzy",
  },
};
