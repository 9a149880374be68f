#!/usr/bin/python3
"""A WebKitGTK window as wide as a phone, with persistent storage.

WebKitWebDriver starts this program instead of WebKit's MiniBrowser. The automated windows of MiniBrowser are at least
447 pixels wide. They are also private, so that a database could not stay locked after its page was left, which
leave-during-transactions.ts tests.
"""
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

folder = os.environ['WINDOW_DATA']
width, height = (int(number) for number in os.environ['WINDOW_SIZE'].split('x'))
data = WebKit2.WebsiteDataManager(base_data_directory=f'{folder}/data', base_cache_directory=f'{folder}/cache')
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)


def open_view(_session):
    settings = WebKit2.Settings(enable_page_cache=True, enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(is_controlled_by_automation=True, web_context=context, settings=settings)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.connect('close', lambda _view: window.destroy())
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-window')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', open_view)


context.connect('automation-started', start)
Gtk.main()
