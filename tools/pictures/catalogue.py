"""Where the pictures lie, and what catalogue.json says of them: how each is rendered, how wide it is published (never wider
than its render), and how the hero is cut."""
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
FINISHED = os.path.join(HERE, "renders", "finished")
OUTPUT = os.path.normpath(os.path.join(HERE, "..", "..", "app", "pictures", "files"))

with open(os.path.join(HERE, "catalogue.json")) as file:
    CATALOGUE = json.load(file)
SCENES, CUTS, CROPS = CATALOGUE["scenes"], CATALOGUE["cuts"], CATALOGUE["crops"]
